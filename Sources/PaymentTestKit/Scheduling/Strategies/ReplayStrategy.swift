/// Follows recorded choices once, then runs jobs in order of arrival.
public struct ReplayStrategy: ScheduleStrategy {
    private let choices: [Int]
    private var position = 0
    private var hasBegun = false

    /// Makes the strategy from the `taken` of a schedule's decisions.
    public init(_ choices: [Int]) { self.choices = choices }

    /// What it is.
    public var name: String { "replay of \(choices.count) choices" }

    /// True once: there is one schedule to follow.
    public mutating func begin(seed: UInt64) -> Bool {
        defer { hasBegun = true }
        return !hasBegun
    }

    /// The recorded one, or the first. One that is out of range (the run is another one than was recorded) becomes the last.
    public mutating func choose(from ready: [Int]) -> Int {
        guard position < choices.count else { return 0 }
        defer { position += 1 }
        return min(max(0, choices[position]), ready.count - 1)
    }
}
