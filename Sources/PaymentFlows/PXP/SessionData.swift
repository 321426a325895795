public import FoundationEssentials

/// A session as the provider made it for your backend (TY-02).
///
/// The two keys are never printed. Everything but the id is behind one reference, so that copies are small.
public struct SessionData: Hashable, Sendable {
    /// The provider's id of the session.
    public let sessionId: String
    private let details: Evidence<Details>

    /// Describes a session; it names no expiry, no funding types and no restrictions by default.
    public init(
        sessionId: String, hmacKey: String, encryptionKey: String, sessionExpiry: Date? = nil,
        allowedFundingTypes: AllowedFundingType? = nil, restrictions: CheckoutRestrictions? = nil
    ) {
        self.sessionId = sessionId
        self.details = Evidence(
            Details(
                hmacKey: Sensitive(hmacKey), encryptionKey: Sensitive(encryptionKey), sessionExpiry: sessionExpiry,
                allowedFundingTypes: allowedFundingTypes, restrictions: restrictions))
    }

    /// The key requests are signed with.
    public var hmacKey: Sensitive<String> { details.payload.hmacKey }
    /// The key card data is encrypted with.
    public var encryptionKey: Sensitive<String> { details.payload.encryptionKey }
    /// When the session ends. Nil, the default: the deadline policy's session limit applies (EN-46).
    public var sessionExpiry: Date? { details.payload.sessionExpiry }
    /// What may be paid with. Nil, the default: the session names nothing.
    public var allowedFundingTypes: AllowedFundingType? { details.payload.allowedFundingTypes }
    /// Which cards the session takes: Drop-in's card obeys it, together with its own configuration (DI-35). Nil, the default: no
    /// restriction.
    public var restrictions: CheckoutRestrictions? { details.payload.restrictions }

    /// What keeps a checkout with this session from being made; nil: nothing (TY-01).
    public var configurationProblem: ConfigurationProblem? {
        if TextRule.isBlank(sessionId) { return .sessionIdBlank }
        if TextRule.isBlank(details.payload.hmacKey.reveal()) { return .hmacKeyBlank }
        if TextRule.isBlank(details.payload.encryptionKey.reveal()) { return .encryptionKeyBlank }
        return nil
    }
}

extension SessionData {
    private struct Details: Hashable, Sendable {
        let hmacKey: Sensitive<String>
        let encryptionKey: Sensitive<String>
        let sessionExpiry: Date?
        let allowedFundingTypes: AllowedFundingType?
        let restrictions: CheckoutRestrictions?
    }
}
