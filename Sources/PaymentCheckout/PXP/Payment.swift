internal import FoundationEssentials
internal import PaymentFlows

/// A transaction's data as a session keeps it: its amount is read once, exactly, and not at every use (TY-09).
package struct Payment: Sendable {
    let merchantTransactionId: String
    let merchantTransactionDate: @Sendable () -> Date
    /// The amount, or why it cannot be used.
    private(set) var amount: Result<Amount, AmountProblem>
    let intent: TransactionIntentData
    /// How it is repeated, and the payment link that it belongs to; nil: neither.
    let extras: Evidence<TransactionExtras>?
    /// Whether the currency is the one that Paze takes (PZ-01).
    let isUSD: Bool
    /// The shopper's data came in over the web (PO-11).
    let isEcommerce: Bool
    /// Why amount and currency cannot be paid out, found while both are at hand; nil: they can (PO-02).
    ///
    /// `Optional` is written out: with a question mark it would begin as nil, and the initialiser would copy the finished value.
    private(set) var payoutProblem: Optional<PayoutMoneyProblem>

    init(_ data: borrowing TransactionData) {
        merchantTransactionId = data.merchantTransactionId
        merchantTransactionDate = data.merchantTransactionDate
        amount = Amount.make(data.amount, currencyCode: data.currency, allowsZero: data.intent.card == .verification)
        intent = data.intent
        extras = data.extras
        isUSD = data.currency == "USD"
        isEcommerce = data.entryType == .ecom
        payoutProblem =
            switch amount {
            case .success(let amount): amount.minorUnits > 0 ? nil : .amountNotPositive
            case .failure: PayoutMoneyProblem.of(amount: data.amount, currency: data.currency)
            }
    }

    /// This payment, after a change to another failed: nothing can be paid. Where it was the money, a payout has a code for it (PO-02).
    func failing(to next: Payment) -> Payment {
        var failed = self
        failed.amount = .failure(.updateFailed)
        failed.payoutProblem = next.payoutProblem
        return failed
    }
}
