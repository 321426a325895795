/// How an attempt ended, and the one callback that tells it.
public struct PazeEnding: EndedAttempt {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// Its outcome.
    public let outcome: Outcome
    /// What is known of its transaction; it may rise after the outcome (EN-38).
    public private(set) var settlement: Settlement
    /// The late word by which it first became known that money had moved; nil: there is none.
    package private(set) var proof: Evidence<TransactionVerdict>?
    /// The callback that tells the outcome; nil: none is named for it.
    public let notice: PazeNotice?
    /// A money-moving call was sent.
    public let wasSent: Bool

    /// The host has taken the session up again: this ending refuses no tap any more (EN-28).
    public private(set) var isReleased = false

    /// The web checkout had been answered: the same answer again is told so (EN-26).
    package private(set) var hasCheckedOut: Bool

    init(
        attempt: Evidence<Attempt>, outcome: Outcome, settlement: Settlement, notice: PazeNotice?, wasSent: Bool,
        hasCheckedOut: Bool
    ) {
        self.attempt = attempt
        self.outcome = outcome
        self.settlement = settlement
        self.notice = notice
        self.wasSent = wasSent
        self.hasCheckedOut = hasCheckedOut
    }

    package func raised(to settlement: Settlement, by proof: Evidence<TransactionVerdict>?) -> PazeEnding {
        var ending = self
        ending.settlement = settlement
        ending.proof = proof
        return ending
    }

    package func released() -> PazeEnding {
        var ending = self
        ending.isReleased = true
        return ending
    }

    func checkedOut() -> PazeEnding {
        var ending = self
        ending.hasCheckedOut = true
        return ending
    }
}
