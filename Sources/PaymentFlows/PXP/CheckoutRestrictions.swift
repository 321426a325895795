/// Which cards may be used; a list that is nil or empty restricts nothing (TY-01, TY-02).
public struct CheckoutRestrictions: Hashable, Sendable {
    /// Card networks, by the provider's words.
    public var acceptedCardNetworks: [String]?
    /// Sources of funds, by the provider's words, for example "Credit".
    public var allowedCardFundingSource: [String]?
    /// Countries of the issuer, as two capital letters.
    public var allowedIssuerCountryCodes: [String]?

    /// Describes restrictions; everything is nil by default.
    public init(
        acceptedCardNetworks: [String]? = nil, allowedCardFundingSource: [String]? = nil,
        allowedIssuerCountryCodes: [String]? = nil
    ) {
        self.acceptedCardNetworks = acceptedCardNetworks
        self.allowedCardFundingSource = allowedCardFundingSource
        self.allowedIssuerCountryCodes = allowedIssuerCountryCodes
    }
}
