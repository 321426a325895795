/// An attempt that has ended, as far as what is heard of its money later is concerned, whatever the method.
package protocol EndedAttempt: Hashable, Sendable {
    /// The attempt.
    var attempt: Evidence<Attempt> { get }
    /// Its outcome.
    var outcome: Outcome { get }
    /// What is known of its transaction; it may rise after the outcome (EN-38).
    var settlement: Settlement { get }
    /// The late word by which it first became known that money had moved; nil: there is none.
    var proof: Evidence<TransactionVerdict>? { get }
    /// A money-moving call was sent.
    var wasSent: Bool { get }
    /// The host has taken the session up again: this ending refuses no tap any more (EN-28).
    var isReleased: Bool { get }
    /// Another amount or currency moved than was asked, as the merchant was told (EN-36).
    var toldMismatch: PaymentFailure? { get }
    /// It is a try's, which the attempt has answered with another one (DI-34): it is not the attempt's outcome.
    var isFollowed: Bool { get }

    func raised(to settlement: Settlement, by proof: Evidence<TransactionVerdict>?) -> Self
    func released() -> Self
}

extension EndedAttempt {
    package var toldMismatch: PaymentFailure? { outcome.mismatch }
    package var isFollowed: Bool { false }

    /// Another amount or currency moved than was asked, and in which transaction (EN-36): told with the outcome, or heard of later.
    package var mismatch: PaymentFailure? { toldMismatch ?? proof?.payload.mismatch }

    /// Another amount or currency moved than was asked.
    package var isMismatch: Bool { mismatch != nil }

    /// Why a tap after it is refused; nil: as far as this ending goes it begins (EN-22).
    var refusal: Refusal? {
        if isMismatch { return .needsReconciliation }
        return isReleased ? nil : outcome.refusal
    }

    /// Money may have moved under the attempt's ids.
    var mayHaveMovedMoney: Bool { wasSent || settlement.isSettled }

    /// The provider's id of the transaction that it is about, as far as it is known.
    var systemTransactionId: String? {
        outcome.identity?.systemTransactionId ?? proof?.payload.identity?.systemTransactionId
    }

    /// The answer is about this ending's transaction. A reply answers a call, which was sent then.
    func awaits(_ answer: TransactionAnswer, isReply: Bool) -> Bool {
        attempt == answer.attempt && (wasSent || !isReply)
    }
}

extension Evidence where Payload: EndedAttempt {
    /// The same ending, with more known of its money; nil: the answer says nothing new.
    func raised(by answer: TransactionAnswer) -> Evidence? {
        let settlement = answer.settlement(after: payload.settlement)
        guard settlement > payload.settlement else { return nil }
        return Evidence(payload.raised(to: settlement, by: payload.proof ?? answer.proof))
    }
}
