/// What the engine says in the end of one merchant transaction (EN-47).
public struct ReportedPayment: Hashable, Sendable {
    /// Whether money moved, as far as the engine knows.
    public enum Standing: Hashable, Sendable {
        /// The settlement is succeeded, or succeeded and then reversed.
        case paid
        /// It may have been paid: the outcome is unknown.
        case unknown
        /// No money moved.
        case notPaid
    }

    /// The merchant transaction id that was sent.
    public let merchantTransactionId: String
    /// What was asked for, or what the provider reported where that differs (EN-36), in minor units.
    public let amount: Int64
    /// The ISO 4217 code of its currency.
    public let currency: String
    /// Whether it was paid.
    public let standing: Standing
    /// What was given back of it, in minor units.
    public let refunded: Int64

    /// Describes what the engine says of a transaction; by default nothing of it was given back.
    public init(
        merchantTransactionId: String,
        amount: Int64,
        currency: String,
        standing: Standing,
        refunded: Int64 = 0
    ) {
        self.merchantTransactionId = merchantTransactionId
        self.amount = amount
        self.currency = currency
        self.standing = standing
        self.refunded = refunded
    }
}
