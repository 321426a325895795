/// An order that PayPal has created and that waits for the shopper's approval.
public struct PayPalOrder: Hashable, Sendable {
    /// PayPal's id of the order: an approval is matched on it (DI-51).
    public var orderId: String
    /// Where the shopper approves it. Redacted when printed: it may carry a token.
    public var approvalUrl: String
    /// What is done with it once it is approved: a purchase is captured, anything else authorised (DI-13).
    public var intent: PayPalIntentType

    /// Describes an order.
    public init(orderId: String, approvalUrl: String, intent: PayPalIntentType) {
        self.orderId = orderId
        self.approvalUrl = approvalUrl
        self.intent = intent
    }
}

extension PayPalOrder: Redacting {
    package var redacted: [RedactedField] {
        [.plain("orderId", orderId), .secret("approvalUrl", approvalUrl), .plain("intent", "\(intent)")]
    }
}
