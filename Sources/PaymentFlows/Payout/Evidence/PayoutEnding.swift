/// How an attempt ended, and the one callback that tells it.
public struct PayoutEnding: EndedAttempt {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// Its outcome.
    public let outcome: Outcome
    /// What is known of its transaction; it may rise after the outcome (EN-38).
    public private(set) var settlement: Settlement
    /// The late word by which it first became known that money had moved; nil: there is none.
    package private(set) var proof: Evidence<TransactionVerdict>?
    /// The callback that tells the outcome; nil: none is named for it. After `handedOver`: what an outside notification made (PO-05).
    public private(set) var notice: PayoutNotice?
    /// A money-moving call was sent.
    public let wasSent: Bool
    /// The host has taken the session up again: this ending refuses no tap any more (EN-28).
    public private(set) var isReleased = false

    init(
        attempt: Evidence<Attempt>, outcome: Outcome, settlement: Settlement, notice: PayoutNotice?, wasSent: Bool
    ) {
        self.attempt = attempt
        self.outcome = outcome
        self.settlement = settlement
        self.notice = notice
        self.wasSent = wasSent
    }

    package func raised(to settlement: Settlement, by proof: Evidence<TransactionVerdict>?) -> PayoutEnding {
        var ending = self
        ending.settlement = settlement
        ending.proof = proof
        return ending
    }

    /// The backend's payout is known to have been made, and the host is told (PO-05).
    func madeElsewhere(_ notice: PayoutNotice, _ settlement: Settlement) -> PayoutEnding {
        var ending = self
        ending.notice = notice
        ending.settlement = settlement
        return ending
    }

    package func released() -> PayoutEnding {
        var ending = self
        ending.isReleased = true
        return ending
    }
}

extension PayoutEnding {
    /// Another amount or currency was paid than asked: also by the merchant's backend (EN-36, PO-05).
    package var toldMismatch: PaymentFailure? {
        if case .error(let failure) = notice, failure.isMismatch { return failure }
        return outcome.mismatch
    }

    /// The merchant's backend goes on, and nothing has been heard of it yet (PO-05).
    var awaitsBackend: Bool {
        guard case .handedOver = outcome, notice == nil else { return false }
        return !isReleased && !settlement.isSettled
    }
}
