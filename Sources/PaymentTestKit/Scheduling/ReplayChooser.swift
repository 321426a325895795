/// Follows recorded choices, then runs jobs in order of arrival.
///
/// A choice that is out of range (the run is another one than was recorded) becomes the last job.
public struct ReplayChooser: ScheduleChooser {
    private let choices: [Int]
    private var position = 0

    /// Makes the chooser from the `taken` of a run's decisions.
    public init(_ choices: [Int]) { self.choices = choices }

    /// The recorded one, or the first.
    public mutating func choose(from ready: [Int]) -> Int {
        guard position < choices.count else { return 0 }
        defer { position += 1 }
        return min(max(0, choices[position]), ready.count - 1)
    }
}
