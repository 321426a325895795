/// Picks any ready job with equal chance.
public struct RandomStrategy: ScheduleStrategy {
    private var random = SplitMix64(seed: 0)

    /// Makes the strategy; equal seeds choose alike.
    public init() {}

    /// What it is.
    public var name: String { "random" }

    /// Starts the numbers of a seed.
    public mutating func begin(seed: UInt64) -> Bool {
        random = SplitMix64(seed: seed)
        return true
    }

    /// Any of them.
    public mutating func choose(from ready: [Int]) -> Int { random.below(ready.count) }
}
