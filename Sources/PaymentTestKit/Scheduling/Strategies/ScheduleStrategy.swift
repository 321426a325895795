/// Decides which of the ready jobs runs next, schedule after schedule.
public protocol ScheduleStrategy: Sendable {
    /// What it is and what else its choices depend on, such as "pct, depth 3, 400 choices".
    var name: String { get }
    /// How much of all that there is it has seen so far.
    var coverage: ScheduleCoverage { get }

    /// Starts the schedule of a seed; false: there is nothing left within its bound.
    mutating func begin(seed: UInt64) -> Bool

    /// Picks an index of `ready`, which holds at least two numbers in order of arrival.
    ///
    /// A number stands for a task, counted by first arrival, so that it is the same in every process; zero, which comes last, stands for
    /// "the earliest timer fires now".
    mutating func choose(from ready: [Int]) -> Int
}

extension ScheduleStrategy {
    /// Samples, unless it knows better.
    public var coverage: ScheduleCoverage { .sampled }
}
