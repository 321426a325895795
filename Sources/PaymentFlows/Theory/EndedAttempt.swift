/// An attempt that has ended, as far as what is heard of its money later is concerned, whatever the method.
package protocol EndedAttempt: Hashable, Sendable {
    /// The attempt.
    var attempt: Evidence<Attempt> { get }
    /// Its outcome.
    var outcome: Outcome { get }
    /// What is known of its transaction; it may rise after the outcome (EN-38).
    var settlement: Settlement { get }
    /// A money-moving call was sent.
    var wasSent: Bool { get }
    /// The host has taken the session up again: this ending refuses no tap any more (EN-28).
    var isReleased: Bool { get }
    /// Another amount or currency moved than was asked (EN-36).
    var isMismatch: Bool { get }

    func with(settlement: Settlement) -> Self
    func released() -> Self
}

extension EndedAttempt {
    /// Why a tap after it is refused; nil: as far as this ending goes it begins (EN-22).
    var refusal: Refusal? {
        guard !isReleased else { return nil }
        return isMismatch ? .needsReconciliation : outcome.refusal
    }

    /// Money may have moved under the attempt's ids.
    var mayHaveMovedMoney: Bool { wasSent || settlement.isSettled }

    /// The answer is about this ending's transaction. A reply answers a call, which was sent then.
    func awaits(_ answer: TransactionAnswer, isReply: Bool) -> Bool {
        attempt == answer.attempt && (wasSent || !isReply)
    }
}

extension Evidence where Payload: EndedAttempt {
    /// The same ending, with more known of its money; nil: the answer says nothing new.
    func raised(by answer: TransactionAnswer) -> Evidence? {
        let settlement = answer.settlement(after: payload.settlement)
        return settlement > payload.settlement ? Evidence(payload.with(settlement: settlement)) : nil
    }
}
