/// The random numbers that a session's plan is drawn from: those of the run's seed and the session's number alone.
struct PlanDraw {
    private var random: SplitMix64
    /// Everything that may go wrong does so twice as often.
    let isHeavy: Bool
    /// The engine's time is faster: what has to be verified is so soon.
    let hasFaults: Bool

    init(number: Int, seed: UInt64, faults: FaultLevel) {
        random = SplitMix64(seed: seed &+ UInt64(number) &* 0xD6E8_FEB8_6659_FD93)
        isHeavy = faults == .heavy
        hasFaults = faults != .off
    }

    mutating func happens(_ share: Double) -> Bool { random.nextUnit() < share * (isHeavy ? 2 : 1) }
    mutating func whole(in range: Range<Int>) -> Int { Int.random(in: range, using: &random) }
    mutating func one<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &random) }
}
