public import PaymentFlows

/// What goes with the call that makes a card's token (CC-09).
public struct CardTokenRequest: Hashable, Sendable {
    /// The card as it was typed, found valid. Redacted when printed.
    public let card: CheckoutComponents.CardInput
    /// The merchant's public key.
    public let publicKey: String
    /// The payment session's id.
    public let paymentSessionID: String
}
