/// What a card is checked against, read when it is checked (DI-31, EN-29).
public struct CardTerms: Hashable, Sendable {
    /// The present month, in which no card may have expired.
    public var month: CardMonth
    /// Which cards may be used.
    public var restrictions: CardRestrictions
    /// A consent control is shown, so that the merchant is not asked (DI-20). False by default.
    public var showsConsentControl: Bool

    /// Describes terms; nothing is restricted by default.
    public init(
        month: CardMonth, restrictions: CardRestrictions = CardRestrictions(), showsConsentControl: Bool = false
    ) {
        self.month = month
        self.restrictions = restrictions
        self.showsConsentControl = showsConsentControl
    }
}
