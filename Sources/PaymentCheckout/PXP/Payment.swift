internal import FoundationEssentials
internal import PaymentFlows

/// A transaction's data as a session keeps it: its amount is read once, exactly, and not at every use (TY-09).
struct Payment: Sendable {
    /// The amount, or why it cannot be used.
    let amount: Result<Amount, AmountProblem>
    let merchantTransactionId: String
    let merchantTransactionDate: @Sendable () -> Date
    let intent: TransactionIntentData
    /// Nil: the code names none.
    let currency: Currency?

    init(_ data: TransactionData) {
        amount = Amount.make(data.amount, currencyCode: data.currency, allowsZero: data.intent.card == .verification)
        merchantTransactionId = data.merchantTransactionId
        merchantTransactionDate = data.merchantTransactionDate
        intent = data.intent
        currency = Currency(code: data.currency)
    }
}
