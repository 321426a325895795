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

    /// The host has taken the session up again: this ending refuses no tap any more (EN-28).
    public let isReleased: Bool

    /// The web checkout had been answered: the same answer again is told so (EN-26).
    package let hasCheckedOut: Bool

    /// The late answer that raised the settlement.
    let proof: TransactionVerdict?

    init(
        attempt: Evidence<Attempt>, outcome: Outcome, settlement: Settlement, notice: PazeNotice?, wasSent: Bool,
        hasCheckedOut: Bool, isReleased: Bool = false, proof: TransactionVerdict? = nil
    ) {
        self.attempt = attempt
        self.outcome = outcome
        self.settlement = settlement
        self.notice = notice
        self.wasSent = wasSent
        self.hasCheckedOut = hasCheckedOut
        self.isReleased = isReleased
        self.proof = proof
    }

    func with(settlement: Settlement, proof: TransactionVerdict? = nil) -> PazeEnding {
        PazeEnding(
            attempt: attempt, outcome: outcome, settlement: settlement, notice: notice, wasSent: wasSent,
            hasCheckedOut: hasCheckedOut, isReleased: isReleased, proof: proof ?? self.proof)
    }

    func released() -> PazeEnding {
        PazeEnding(
            attempt: attempt, outcome: outcome, settlement: settlement, notice: notice, wasSent: wasSent,
            hasCheckedOut: hasCheckedOut, isReleased: true, proof: proof)
    }

    func checkedOut() -> PazeEnding {
        PazeEnding(
            attempt: attempt, outcome: outcome, settlement: settlement, notice: notice, wasSent: wasSent,
            hasCheckedOut: true, isReleased: isReleased, proof: proof)
    }
}
