public import PaymentFlows

/// A new card on its way to the token vault (DI-32). Nothing of the card is printed.
public struct CardTokenisationRequest: Sendable {
    /// The card as the shopper entered it.
    public let card: CardSubmitData
    /// The card may be kept for later payments (DI-20).
    public let mayBeStored: Bool
    /// The session's id at the vendor.
    public let sessionId: String
    /// The merchant's owner id.
    public let ownerId: String
}
