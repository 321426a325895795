/// Where a handful of measurements lie.
struct Spread: Equatable, Sendable {
    let lowest: Double
    let lowerQuartile: Double
    let median: Double
    let upperQuartile: Double
    let highest: Double

    /// Nil without measurements.
    init?(_ values: [Double]) {
        let sorted = values.sorted()
        guard let first = sorted.first, let last = sorted.last else { return nil }
        func quantile(_ share: Double) -> Double {
            let place = share * Double(sorted.count - 1)
            let below = Int(place)
            let above = min(below + 1, sorted.count - 1)
            return sorted[below] + (sorted[above] - sorted[below]) * (place - Double(below))
        }
        lowest = first
        lowerQuartile = quantile(0.25)
        median = quantile(0.5)
        upperQuartile = quantile(0.75)
        highest = last
    }
}
