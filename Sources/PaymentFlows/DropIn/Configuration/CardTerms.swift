/// What a card is checked against, read when it is checked (DI-31, EN-29).
public struct CardTerms: Hashable, Sendable {
    /// The present month, in which no card may have expired.
    public var month: CardMonth
    /// Which cards may be used, by the configuration.
    public var restrictions: CardRestrictions
    /// Which cards may be used, by the session: a card has to pass both (TY-02).
    public var sessionRestrictions: CardRestrictions
    /// A consent control is shown, so that the merchant is not asked (DI-20). False by default.
    public var showsConsentControl: Bool

    /// Describes terms; nothing is restricted by default.
    public init(
        month: CardMonth, restrictions: CardRestrictions = CardRestrictions(),
        sessionRestrictions: CardRestrictions = CardRestrictions(), showsConsentControl: Bool = false
    ) {
        self.month = month
        self.restrictions = restrictions
        self.sessionRestrictions = sessionRestrictions
        self.showsConsentControl = showsConsentControl
    }
}

extension CardTerms {
    /// Why a card must not be used; nil: it may (DI-35).
    func problem(of card: CardToken) -> PaymentFailure? {
        restrictions.problem(of: card) ?? sessionRestrictions.problem(of: card)
    }

    /// Whether a scheme is among the accepted networks, as far as the number tells (DI-31).
    func takes(_ scheme: CardScheme) -> Bool {
        restrictions.takes(scheme) && sessionRestrictions.takes(scheme)
    }
}
