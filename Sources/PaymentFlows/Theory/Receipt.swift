/// What the provider says of a transaction that succeeded.
public struct Receipt: Hashable, Sendable {
    /// The ids of the transaction.
    public let identity: TransactionIdentity
    /// The success was learnt after the session had expired (EN-46).
    public let afterExpiry: Bool
    /// How far a payout had come when its success was learnt (PO-04). Nil: the transaction is no payout.
    public let stage: PayoutStage?

    /// Describes a success.
    public init(identity: TransactionIdentity, afterExpiry: Bool = false, stage: PayoutStage? = nil) {
        self.identity = identity
        self.afterExpiry = afterExpiry
        self.stage = stage
    }
}
