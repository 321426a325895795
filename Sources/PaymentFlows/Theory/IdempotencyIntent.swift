/// What an idempotency key belongs to: the same for every retry of one intent, another when any of it changes (EN-45).
public struct IdempotencyIntent: Hashable, Sendable {
    /// The session's id at the vendor.
    public let sessionId: String
    /// The kind of component, for example "drop-in-card".
    public let method: String
    /// The id under which the transaction is sent (EN-47).
    public let merchantTransactionId: String
    /// The amount and currency that are fixed for the attempt (EN-35). Nil: they cannot be used, and nothing is sent.
    public let amount: Amount?
    /// The number of the session's transaction, from 1: it grows with each definite answer.
    public let ordinal: Int

    /// Describes an intent.
    public init(
        sessionId: String, method: String, merchantTransactionId: String, amount: Amount?, ordinal: Int
    ) {
        self.sessionId = sessionId
        self.method = method
        self.merchantTransactionId = merchantTransactionId
        self.amount = amount
        self.ordinal = ordinal
    }
}

extension Attempt {
    /// What the attempt's money-moving calls are for, paid by a kind of component.
    package func intent(method: String) -> IdempotencyIntent {
        IdempotencyIntent(
            sessionId: sessionId, method: method, merchantTransactionId: merchantTransactionId, amount: amount,
            ordinal: Int(ordinal) + 1)
    }
}
