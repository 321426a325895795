/// Picks which of the ready jobs runs next.
public protocol ScheduleChooser: Sendable {
    /// Picks an index of `ready`, which holds at least two numbers in order of arrival.
    ///
    /// A number stands for a task, counted by first arrival; zero stands for "the earliest timer fires now".
    mutating func choose(from ready: [Int]) -> Int
}
