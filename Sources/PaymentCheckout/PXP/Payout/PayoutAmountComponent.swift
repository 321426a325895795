public import PaymentFlows

/// Shows what a payout pays, as text for a client to draw: display only, it makes no callback (PO-09).
///
/// It is read anew each time, so that it follows `update(transactionData:)`.
public struct PayoutAmountComponent: Sendable {
    let session: PxpSession

    /// The amount; nil: it cannot be paid out.
    public var amount: Amount? { session.payoutProblem == nil ? try? session.amount.get() : nil }

    /// The amount with its currency's digits and without its code, in no locale: "100.00"; nil: it cannot be paid out.
    public var text: String? { amount?.text }

    /// The currency's code, for example "USD"; nil: the amount cannot be paid out.
    public var currencyCode: String? { amount?.currency.code }

    /// Why the amount cannot be paid out, by the code that a tap would end with (SDK0810 to SDK0816); nil: it can.
    public var problem: BaseSdkException? { session.payoutProblem.map { .make(from: $0.failure) } }
}
