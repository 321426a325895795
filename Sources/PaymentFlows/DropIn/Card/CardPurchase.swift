/// Everything that a card's authorise call is made of.
public struct CardPurchase: Hashable, Sendable, DropInPurchase {
    /// The attempt, under the ids that it is sent with.
    public let attempt: Evidence<Attempt>
    /// What is bought with which card.
    public let order: Evidence<DropInOrder<CardMeans>>
    /// How a soft decline is answered; nil: 3DS is not configured.
    public let config: CardAuthenticationConfig?
    /// The issuer's word that the shopper owns the card; nil: there is none, and no liability shift.
    public let proof: CardAuthenticationProof?
    /// It answers a soft decline (DI-34).
    public let isRetry: Bool
    package let answeredHandoffs: Set<String>
}
