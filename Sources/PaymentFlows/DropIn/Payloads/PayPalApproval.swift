/// What came back from PayPal's approval page, from whichever window (DI-51).
///
/// Coming back without a result is nothing at all (DI-17): it is not delivered.
public struct PayPalApproval: Hashable, Sendable {
    /// What the page answered.
    public enum Answer: Hashable, Sendable {
        /// The shopper approved the order.
        case approved
        /// The shopper cancelled or closed the window, also where PayPal tells that as its error "window closed": no callback (DI-17).
        case cancelled
        /// The page failed: `onError` with this code and message.
        case failed(PaymentFailure)
    }

    /// PayPal's id of the order.
    public var orderId: String
    /// What the page answered.
    public var answer: Answer

    /// Describes what came back; the shopper approved by default.
    public init(orderId: String, _ answer: Answer = .approved) {
        self.orderId = orderId
        self.answer = answer
    }
}
