/// A card on file that the shopper chose.
public struct SavedCardSubmitData: Hashable, Sendable {
    /// The vault's token of the card.
    public var token: Sensitive<String>
    /// The security code (CVV), where the merchant asks for it again.
    public var securityCode: Sensitive<String>?
    /// The network, by the provider's word.
    public var network: String?
    /// The source of funds, by the provider's word.
    public var fundingSource: String?
    /// The issuer's country, as two capital letters.
    public var issuerCountryCode: String?
    /// The kind of owner, by the provider's word.
    public var ownerType: String?

    /// Describes a saved card; what is nil by default is not known.
    public init(
        token: Sensitive<String>, securityCode: Sensitive<String>? = nil, network: String? = nil,
        fundingSource: String? = nil, issuerCountryCode: String? = nil, ownerType: String? = nil
    ) {
        self.token = token
        self.securityCode = securityCode
        self.network = network
        self.fundingSource = fundingSource
        self.issuerCountryCode = issuerCountryCode
        self.ownerType = ownerType
    }
}
