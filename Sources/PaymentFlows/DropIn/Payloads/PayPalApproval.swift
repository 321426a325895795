/// What came back from PayPal's approval page, from whichever window (DI-51).
///
/// A closed window is a shopper's cancel, and coming back without a result is nothing at all (DI-17).
public struct PayPalApproval: Hashable, Sendable {
    /// PayPal's id of the order.
    public var orderId: String
    /// The page failed; nil: the shopper approved.
    public var failure: PaymentFailure?

    /// Describes what came back; the shopper approved by default.
    public init(orderId: String, failure: PaymentFailure? = nil) {
        self.orderId = orderId
        self.failure = failure
    }
}
