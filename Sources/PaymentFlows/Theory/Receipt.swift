/// What the provider says of a transaction that succeeded.
public struct Receipt: Hashable, Sendable {
    /// The ids of the transaction.
    public let identity: TransactionIdentity
    /// The success was learnt after the session had expired (EN-46).
    public let afterExpiry: Bool

    /// Describes a success.
    public init(identity: TransactionIdentity, afterExpiry: Bool = false) {
        self.identity = identity
        self.afterExpiry = afterExpiry
    }
}
