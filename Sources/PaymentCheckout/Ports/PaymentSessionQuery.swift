public import PaymentFlows

/// A status query by payment session, or by payment (CC-14, EN-43).
public struct PaymentSessionQuery: Hashable, Sendable {
    /// The payment session's id.
    public let paymentSessionID: String
    /// The payment. Nil: all payments of the session.
    public let paymentID: CheckoutComponents.PaymentID?
}
