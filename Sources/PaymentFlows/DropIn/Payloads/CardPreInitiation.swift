/// What the 3DS server says of a card before the authentication (DI-33).
public struct CardPreInitiation: Hashable, Sendable {
    /// Names the authentication.
    public var authenticationId: String
    /// The card takes part in 3DS.
    public var isSupported: Bool
    /// The issuer's page that takes the device's fingerprint. Nil: it asks for none. Redacted when printed: it may carry a token.
    public var fingerprintUrl: String?

    /// Describes an answer.
    public init(authenticationId: String, isSupported: Bool, fingerprintUrl: String? = nil) {
        self.authenticationId = authenticationId
        self.isSupported = isSupported
        self.fingerprintUrl = fingerprintUrl
    }
}

extension CardPreInitiation: Redacting {
    package var redacted: [RedactedField] {
        [
            .plain("authenticationId", authenticationId), .plain("isSupported", "\(isSupported)"),
            .secret("fingerprintUrl", fingerprintUrl),
        ]
    }
}
