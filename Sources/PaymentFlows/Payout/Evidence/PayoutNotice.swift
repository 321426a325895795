/// The last callback of an attempt: never two of them (PO-10).
public enum PayoutNotice: Hashable, Sendable {
    /// `onPostPayout`.
    case paid(TransactionIdentity)
    /// `onCancel`.
    case cancelled
    /// `onError`.
    case error(PaymentFailure)
}

extension PayoutNotice {
    /// The provider made no payout (PO-04).
    static func refused(_ refusal: ProviderRefusal) -> PayoutNotice {
        .error(
            PaymentFailure(
                code: PayoutErrorCode.payoutFailed.rawValue, message: "The provider refused the payout.",
                refusal: refusal, identity: refusal.identity))
    }

    /// It could not be learnt what became of the payout (EN-43).
    static func unknown(_ identity: TransactionIdentity) -> PayoutNotice {
        .error(
            PaymentFailure(
                code: FlowErrorCode.outcomeUnknown.rawValue,
                message: "the outcome of the transaction is not known; ask the provider before another try",
                identity: identity))
    }
}
