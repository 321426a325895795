/// How an attempt ended, and the one callback that tells it.
public struct PazeEnding: Hashable, Sendable {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// Its outcome.
    public let outcome: Outcome
    /// What is known of its transaction; it may rise after the outcome (EN-38).
    public let settlement: Settlement
    /// The callback that tells the outcome; nil: none is named for it.
    public let notice: PazeNotice?
    /// A money-moving call was sent.
    public let wasSent: Bool

    func with(settlement: Settlement) -> PazeEnding {
        PazeEnding(attempt: attempt, outcome: outcome, settlement: settlement, notice: notice, wasSent: wasSent)
    }
}
