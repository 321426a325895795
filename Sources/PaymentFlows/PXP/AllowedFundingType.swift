/// What a session may be paid with (TY-02).
public struct AllowedFundingType: Hashable, Sendable {
    /// Cards, by the provider's words.
    public var cards: [String]?
    /// Card schemes, by the provider's words.
    public var cardSchemes: [String]?
    /// Wallets. A wallet that is nil is not enabled.
    public var wallets: AllowedWallets?

    /// Describes what may be paid with; everything is nil by default.
    public init(cards: [String]? = nil, cardSchemes: [String]? = nil, wallets: AllowedWallets? = nil) {
        self.cards = cards
        self.cardSchemes = cardSchemes
        self.wallets = wallets
    }
}

/// The name of the session's property, for code that writes the type after it.
public typealias AllowedFundingTypes = AllowedFundingType
