/// One try at paying: from an accepted tap to one outcome.
public struct Attempt: Hashable, Sendable {
    /// Names the attempt within its session, counted from 1.
    public let id: AttemptID
    /// The amount and currency, read once when the attempt started (EN-35). Nil: they cannot be used (TY-09).
    public let amount: Amount?
    /// The id under which the transaction is sent (EN-47).
    public let merchantTransactionId: String
    /// The key that survives retries and recovery, and changes with the intent (EN-45).
    public let idempotencyKey: String
    /// Seeds the jitter of this attempt's waits.
    public let seed: UInt64

    /// Describes an attempt.
    public init(id: AttemptID, amount: Amount?, merchantTransactionId: String, idempotencyKey: String, seed: UInt64) {
        self.id = id
        self.amount = amount
        self.merchantTransactionId = merchantTransactionId
        self.idempotencyKey = idempotencyKey
        self.seed = seed
    }
}
