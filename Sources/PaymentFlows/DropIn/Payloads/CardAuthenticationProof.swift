/// The issuer's word that the shopper owns the card.
public struct CardAuthenticationProof: Hashable, Sendable {
    /// Names the authentication.
    public var authenticationId: String
    /// The issuer's indicator of who is liable.
    public var electronicCommerceIndicator: String?
    /// The issuer's cryptogram.
    public var cryptogram: Sensitive<String>?

    /// Describes a proof; what is nil by default is not known.
    public init(
        authenticationId: String, electronicCommerceIndicator: String? = nil, cryptogram: Sensitive<String>? = nil
    ) {
        self.authenticationId = authenticationId
        self.electronicCommerceIndicator = electronicCommerceIndicator
        self.cryptogram = cryptogram
    }
}
