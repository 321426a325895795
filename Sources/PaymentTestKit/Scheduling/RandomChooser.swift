/// Picks any ready job with equal chance.
public struct RandomChooser: ScheduleChooser {
    private var random: SplitMix64

    /// Makes the chooser; equal seeds choose alike.
    public init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// Any of them.
    public mutating func choose(from ready: [Int]) -> Int { random.below(ready.count) }
}
