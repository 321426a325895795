public import PaymentFlows

/// Looks a card's first eight digits up (CC-05).
public struct CardMetadataRequest: Hashable, Sendable {
    /// The digits.
    public let bin: Sensitive<String>
    /// The merchant's public key.
    public let publicKey: String
    /// The payment session's id.
    public let paymentSessionID: String
}
