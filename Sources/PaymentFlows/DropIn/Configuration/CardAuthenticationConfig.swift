/// When a card is authenticated (3DS), and what happens when that fails (DI-33, DI-34).
public struct CardAuthenticationConfig: Hashable, Sendable {
    /// Every payment is authenticated where the card supports it; else only one that the issuer declines softly. True by default.
    public var isAskedFor: Bool
    /// A failed authentication is no end: the payment goes on without liability shift. A rejected one always is. False by default.
    public var allowsNoLiabilityShift: Bool
    /// A technical failure before the authentication is no end. False by default.
    public var goesOnAfterTechnicalFailure: Bool
    /// The provider's codes of a decline that asks for authentication. "65" and "1A" by default, as the schemes have them.
    public var softDeclineCodes: Set<String>

    /// Describes when a card is authenticated.
    public init(
        isAskedFor: Bool = true, allowsNoLiabilityShift: Bool = false, goesOnAfterTechnicalFailure: Bool = false,
        softDeclineCodes: Set<String> = ["65", "1A"]
    ) {
        self.isAskedFor = isAskedFor
        self.allowsNoLiabilityShift = allowsNoLiabilityShift
        self.goesOnAfterTechnicalFailure = goesOnAfterTechnicalFailure
        self.softDeclineCodes = softDeclineCodes
    }
}
