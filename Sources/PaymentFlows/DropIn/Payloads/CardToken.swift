/// A card as the token vault knows it.
public struct CardToken: Hashable, Sendable {
    /// The token, which stands for the number.
    public var token: Sensitive<String>
    /// The network, by the provider's word.
    public var network: String?
    /// The source of funds, by the provider's word.
    public var fundingSource: String?
    /// The issuer's country, as two capital letters.
    public var issuerCountryCode: String?
    /// The kind of owner, by the provider's word.
    public var ownerType: String?

    /// Describes a tokenised card; what is nil by default is not known.
    public init(
        token: Sensitive<String>, network: String? = nil, fundingSource: String? = nil,
        issuerCountryCode: String? = nil, ownerType: String? = nil
    ) {
        self.token = token
        self.network = network
        self.fundingSource = fundingSource
        self.issuerCountryCode = issuerCountryCode
        self.ownerType = ownerType
    }

    /// The token that a saved card has already (DI-32).
    init(_ saved: SavedCardSubmitData) {
        self.init(
            token: saved.token, network: saved.network, fundingSource: saved.fundingSource,
            issuerCountryCode: saved.issuerCountryCode, ownerType: saved.ownerType)
    }
}
