/// Runs jobs in order of arrival.
public struct FirstInStrategy: ScheduleStrategy {
    /// Makes the strategy.
    public init() {}

    /// What it is.
    public var name: String { "first in" }

    /// The same schedule for every seed.
    public func begin(seed: UInt64) -> Bool { true }

    /// Always the first.
    public func choose(from ready: [Int]) -> Int { 0 }
}
