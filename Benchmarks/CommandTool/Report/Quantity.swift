/// A measured number with the unit that a person reads it in.
package enum Quantity: Sendable, CustomStringConvertible {
    case count(Int)
    case perSecond(Double)
    case nanoseconds(Double)
    case bytes(Double)
    case ratio(Double)

    /// As a person reads it.
    package var description: String {
        switch self {
        case .count(let number): Self.grouped(number)
        case .perSecond(let rate): Self.scaled(rate, ["/s", " k/s", " M/s", " G/s"], step: 1_000)
        case .nanoseconds(let time): Self.scaled(time, [" ns", " us", " ms", " s"], step: 1_000)
        case .bytes(let bytes): Self.scaled(bytes, [" B", " KiB", " MiB", " GiB", " TiB"], step: 1_024)
        case .ratio(let ratio): Self.fixed(ratio, digits: 2)
        }
    }

    /// Three digits or more before the point need none after it.
    private static func scaled(_ number: Double, _ units: [String], step: Double) -> String {
        guard number.isFinite else { return "-" }
        var number = number
        var unit = 0
        while number.magnitude >= step, unit < units.count - 1 {
            number /= step
            unit += 1
        }
        let digits =
            number.magnitude >= 100 || unit == 0 && number == number.rounded() ? 0 : number.magnitude >= 10 ? 1 : 2
        return fixed(number, digits: digits) + units[unit]
    }

    private static func grouped(_ number: Int) -> String {
        var digits = String(number.magnitude)
        var groups: [String] = []
        while digits.count > 3 {
            groups.insert(String(digits.suffix(3)), at: 0)
            digits.removeLast(3)
        }
        return (number < 0 ? "-" : "") + ([digits] + groups).joined(separator: ",")
    }

    /// A number with a fixed count of digits after the point, or "-" if it has none.
    package static func fixed(_ number: Double, digits: Int) -> String {
        let scale = (0..<digits).reduce(1.0) { scale, _ in scale * 10 }
        guard let scaled = Int(exactly: (number.magnitude * scale).rounded()) else { return "-" }
        let sign = number < 0 && scaled > 0 ? "-" : ""
        guard digits > 0 else { return sign + String(scaled) }
        let text = String(repeating: "0", count: max(0, digits + 1 - String(scaled).count)) + String(scaled)
        return sign + text.dropLast(digits) + "." + text.suffix(digits)
    }
}
