/// Runs jobs in order of arrival.
public struct FirstInChooser: ScheduleChooser {
    /// Makes the chooser.
    public init() {}

    /// Always the first.
    public func choose(from ready: [Int]) -> Int { 0 }
}
