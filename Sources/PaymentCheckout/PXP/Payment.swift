internal import FoundationEssentials
internal import PaymentFlows

/// A transaction's data as a session keeps it: its amount is read once, exactly, and not at every use (TY-09).
struct Payment: Sendable {
    let merchantTransactionId: String
    let merchantTransactionDate: @Sendable () -> Date
    /// The amount, or why it cannot be used.
    let amount: Result<Amount, AmountProblem>
    let intent: TransactionIntentData
    /// Whether the currency is the one that Paze takes (PZ-01).
    let isUSD: Bool

    init(_ data: borrowing TransactionData) {
        merchantTransactionId = data.merchantTransactionId
        merchantTransactionDate = data.merchantTransactionDate
        amount = Amount.make(data.amount, currencyCode: data.currency, allowsZero: data.intent.card == .verification)
        intent = data.intent
        isUSD = data.currency == "USD"
    }
}
