internal import PaymentFlows

/// Whose transaction a session is for: no two live sessions share one (EN-65).
struct TransactionKey: Hashable, Sendable {
    let ownerId: String
    let merchantTransactionId: String

    init(_ config: CheckoutConfig) {
        ownerId = config.ownerId
        merchantTransactionId = config.transactionData.merchantTransactionId
    }

    /// Different in each process; the key itself decides.
    var digest: UInt64 { UInt64(bitPattern: Int64(hashValue)) }
}
