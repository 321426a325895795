/// Picks another strategy for each seed: none finds every bug alone.
public struct MixedStrategy: ScheduleStrategy {
    private var strategies: [any ScheduleStrategy]
    private var current = 0

    /// Makes the strategy from others, of which seed by seed the next is used. One that is named twice is used twice as often.
    public init(_ strategies: [any ScheduleStrategy]) { self.strategies = strategies }

    /// Seven in ten at random, the others by PCT with a depth of one to three.
    ///
    /// - Parameter choices: about how many choices a schedule has.
    public init(choices: Int = 400) {
        self.init(
            [any ScheduleStrategy](repeating: RandomStrategy(), count: 7)
                + (1...3).map { PCTStrategy(depth: $0, choices: choices) })
    }

    /// What it is, and that of the seed that has begun.
    public var name: String { strategies.isEmpty ? "mix" : "mix: \(strategies[current].name)" }

    /// Starts the schedule of a seed with the strategy that is its turn; false: there is none, or nothing is left for it.
    public mutating func begin(seed: UInt64) -> Bool {
        guard !strategies.isEmpty else { return false }
        current = Int(seed % UInt64(strategies.count))
        return strategies[current].begin(seed: seed)
    }

    /// As that strategy does.
    public mutating func choose(from ready: [Int]) -> Int { strategies[current].choose(from: ready) }
}
