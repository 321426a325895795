/// A payment succeeded: what `onSuccess` is given (DI-13, TY-11).
///
/// Do not fulfil an order for it before your backend has asked the provider by `systemTransactionId`.
public struct DropInSubmitResult: Codable, Hashable, Sendable {
    /// The provider's own id of the transaction.
    public let systemTransactionId: String
    /// The id under which it was sent.
    public let merchantTransactionId: String?
    /// What was paid with.
    public let paymentMethod: DropInPaymentMethod
    /// More about it. Nil for card, PayPal and Apple Pay.
    public let paymentData: DropInPaymentData?

    /// Describes a success.
    public init(
        systemTransactionId: String, merchantTransactionId: String?, paymentMethod: DropInPaymentMethod,
        paymentData: DropInPaymentData? = nil
    ) {
        self.systemTransactionId = systemTransactionId
        self.merchantTransactionId = merchantTransactionId
        self.paymentMethod = paymentMethod
        self.paymentData = paymentData
    }

    /// The result for a transaction; nil: the provider has told no id of it, which is no success (TY-06).
    public init?(
        identity: TransactionIdentity, paymentMethod: DropInPaymentMethod, paymentData: DropInPaymentData? = nil
    ) {
        guard let systemTransactionId = identity.systemTransactionId else { return nil }
        self.init(
            systemTransactionId: systemTransactionId, merchantTransactionId: identity.merchantTransactionId,
            paymentMethod: paymentMethod, paymentData: paymentData)
    }
}
