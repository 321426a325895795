/// The two ids under which a transaction is known.
public struct TransactionIdentity: Hashable, Sendable {
    /// The id that was sent (EN-47).
    public let merchantTransactionId: String
    /// The provider's own id, once it has told one.
    public let systemTransactionId: String?

    /// Names a transaction.
    public init(merchantTransactionId: String, systemTransactionId: String? = nil) {
        self.merchantTransactionId = merchantTransactionId
        self.systemTransactionId = systemTransactionId
    }
}
