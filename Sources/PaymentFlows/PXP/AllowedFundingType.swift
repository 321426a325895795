/// What a session may be paid with (TY-02).
///
/// Behind one reference: sessions that are made of the same value share it.
public struct AllowedFundingType: Hashable, Sendable {
    private var contents: Evidence<Contents>

    /// Describes what may be paid with; everything is nil by default.
    public init(cards: [String]? = nil, cardSchemes: [String]? = nil, wallets: AllowedWallets? = nil) {
        contents = Evidence(Contents(cards: cards, cardSchemes: cardSchemes, wallets: wallets))
    }

    /// Cards, by the provider's words.
    public var cards: [String]? {
        get { contents.payload.cards }
        set { contents = Evidence(Contents(cards: newValue, cardSchemes: cardSchemes, wallets: wallets)) }
    }

    /// Card schemes, by the provider's words.
    public var cardSchemes: [String]? {
        get { contents.payload.cardSchemes }
        set { contents = Evidence(Contents(cards: cards, cardSchemes: newValue, wallets: wallets)) }
    }

    /// Wallets. A wallet that is nil is not enabled.
    public var wallets: AllowedWallets? {
        get { contents.payload.wallets }
        set { contents = Evidence(Contents(cards: cards, cardSchemes: cardSchemes, wallets: newValue)) }
    }

    /// The wallet that is read at several steps of a session: alone, since copying all of them takes longer.
    package var paze: AllowedPaze? { contents.payload.paze }

    private struct Contents: Hashable, Sendable {
        let cards: [String]?
        let cardSchemes: [String]?
        let wallets: AllowedWallets?
        let paze: AllowedPaze?

        init(cards: [String]?, cardSchemes: [String]?, wallets: AllowedWallets?) {
            self.cards = cards
            self.cardSchemes = cardSchemes
            self.wallets = wallets
            paze = wallets?.paze
        }
    }
}

/// The name of the session's property, for code that writes the type after it.
public typealias AllowedFundingTypes = AllowedFundingType
