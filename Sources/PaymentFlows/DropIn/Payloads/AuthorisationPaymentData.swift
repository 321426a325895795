/// What is told of an authorisation that the SDK made itself: the two ids (TY-40; the vendor publishes no fields).
public struct AuthorisationPaymentData: Hashable, Sendable, Codable {
    /// The id under which the transaction was sent, if any.
    public let merchantTransactionId: String?
    /// The provider's own id.
    public let systemTransactionId: String

    /// Names an authorisation.
    public init(merchantTransactionId: String?, systemTransactionId: String) {
        self.merchantTransactionId = merchantTransactionId
        self.systemTransactionId = systemTransactionId
    }
}
