/// How an attempt was cancelled: by whom, and at which step (EN-31).
public struct Cancellation: Hashable, Sendable {
    /// Who cancelled.
    public let by: Canceller
    /// The name of the state in which the attempt was.
    public let at: String
    /// The shopper's or provider's reason, when one was given.
    public let reason: String?
    /// The transaction that had been begun when a challenge was abandoned (CC-14). Nil, the default: nothing was sent.
    public let identity: TransactionIdentity?

    /// Describes a cancellation.
    public init(by: Canceller, at: String, reason: String? = nil, identity: TransactionIdentity? = nil) {
        self.by = by
        self.at = at
        self.reason = reason
        self.identity = identity
    }
}
