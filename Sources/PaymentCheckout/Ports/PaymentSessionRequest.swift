public import PaymentFlows

/// Asks what a payment session is for (CC-01).
public struct PaymentSessionRequest: Hashable, Sendable {
    /// The payment session, with its secret.
    public let paymentSession: CheckoutComponents.PaymentSession
    /// The merchant's public key.
    public let publicKey: String
    /// Where the session lives.
    public let environment: CheckoutComponents.Environment
}
