/// The methods that are put under stress, with their share of the mixed scenario.
enum StressMethods {
    static let all: [(weight: Int, method: any StressMethod.Type)] = [
        (3, PazeStress.self),
        (2, PayoutStress.self),
        (1, CardStress.self),
        (1, Card3DSStress.self),
        (1, PayPalStress.self),
        (1, ApplePayStress.self),
        (1, DropInPazeStress.self),
        (2, ComponentsStress.self),
    ]

    /// Draws one, as often as the weights say.
    static func draw(_ draw: inout PlanDraw) -> any StressMethod {
        var left = draw.whole(in: 0..<all.reduce(0) { $0 + $1.weight })
        for (weight, method) in all {
            if left < weight { return method.init(&draw) }
            left -= weight
        }
        return PazeStress(&draw)
    }
}
