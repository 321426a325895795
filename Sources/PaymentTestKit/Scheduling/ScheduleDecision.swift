/// One choice of a run: which of how many.
public struct ScheduleDecision: Hashable, Sendable {
    /// The index that was chosen.
    public var taken: Int
    /// How many there were to choose from.
    public var width: Int

    /// Makes a decision.
    public init(taken: Int, width: Int) {
        self.taken = taken
        self.width = width
    }
}
