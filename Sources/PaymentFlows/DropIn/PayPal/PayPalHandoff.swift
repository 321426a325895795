/// What a client needs while the shopper approves an order at PayPal, and the attempt that the approval is for.
public struct PayPalHandoff: Hashable, Sendable {
    /// The attempt: the approval is delivered with it (EN-26).
    public let attempt: AttemptID
    /// The order, and where the shopper approves it.
    public let order: PayPalOrder

    /// Describes a hand-off.
    public init(attempt: AttemptID, order: PayPalOrder) {
        self.attempt = attempt
        self.order = order
    }
}
