public import PaymentFlows

/// What a status query found at Checkout.com.
public struct FoundPayments: Hashable, Sendable {
    /// The payments; none: not found.
    public let payments: [CheckoutComponents.PaymentReply]

    /// Lists what was found.
    public init(_ payments: [CheckoutComponents.PaymentReply] = []) { self.payments = payments }
}
