/// A status query by merchant transaction id (EN-43).
public struct TransactionQuery: Hashable, Sendable {
    /// The id under which the transaction was sent.
    public let merchantTransactionId: String
    /// The session's id at the vendor.
    public let sessionId: String
    /// The merchant's owner id.
    public let ownerId: String
}
