/// How Drop-in takes cards (TY-40).
public struct DropInCardConfig: Hashable, Sendable {
    /// Whether a consent control is shown. Never by default.
    public var storeCardConsent: StoreCardConsent
    /// Kinds of owner that may pay, by the provider's words; nil or empty: all (DI-35).
    public var allowedCardOwnerTypes: [String]?
    /// When a card is authenticated (3DS). Nil, the default: never.
    public var authentication: CardAuthenticationConfig?

    /// Describes how cards are taken.
    public init(
        storeCardConsent: StoreCardConsent = .never, allowedCardOwnerTypes: [String]? = nil,
        authentication: CardAuthenticationConfig? = nil
    ) {
        self.storeCardConsent = storeCardConsent
        self.allowedCardOwnerTypes = allowedCardOwnerTypes
        self.authentication = authentication
    }
}
