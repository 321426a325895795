/// Which cards may be used; a list that is nil or empty restricts nothing (DI-35).
///
/// Words compare without regard to case. A card of which the token vault does not tell what a list asks about is not allowed.
public struct CardRestrictions: Hashable, Sendable {
    /// Card networks, by the provider's words.
    public var acceptedCardNetworks: [String]?
    /// Kinds of owner, by the provider's words, for example "Consumer".
    public var allowedCardOwnerTypes: [String]?
    /// Sources of funds, by the provider's words, for example "Credit".
    public var allowedCardFundingSource: [String]?
    /// Countries of the issuer, as two capital letters.
    public var allowedIssuerCountryCodes: [String]?

    /// Describes restrictions; everything is nil by default.
    public init(
        acceptedCardNetworks: [String]? = nil, allowedCardOwnerTypes: [String]? = nil,
        allowedCardFundingSource: [String]? = nil, allowedIssuerCountryCodes: [String]? = nil
    ) {
        self.acceptedCardNetworks = acceptedCardNetworks
        self.allowedCardOwnerTypes = allowedCardOwnerTypes
        self.allowedCardFundingSource = allowedCardFundingSource
        self.allowedIssuerCountryCodes = allowedIssuerCountryCodes
    }

    /// The restrictions that a session has (TY-02).
    public init(_ session: CheckoutRestrictions) {
        self.init(
            acceptedCardNetworks: session.acceptedCardNetworks,
            allowedCardFundingSource: session.allowedCardFundingSource,
            allowedIssuerCountryCodes: session.allowedIssuerCountryCodes)
    }

    /// Why a card must not be used; nil: it may. Looked at in this order: owner type, funding source, network, issuer country.
    public func problem(of card: CardToken) -> PaymentFailure? {
        let field: String? =
            if !Self.allows(allowedCardOwnerTypes, card.ownerType) {
                "owner type"
            } else if !Self.allows(allowedCardFundingSource, card.fundingSource) {
                "funding source"
            } else if !allowsNetwork(card.network) {
                "network"
            } else if !Self.allows(allowedIssuerCountryCodes, card.issuerCountryCode) {
                "issuer country"
            } else {
                nil
            }
        return field.map {
            PaymentFailure(code: DropInErrorCode.cardFailed.rawValue, message: "The card's \($0) is not accepted.")
        }
    }

    /// Whether a scheme is among the accepted networks.
    func takes(_ scheme: CardScheme) -> Bool {
        guard let networks = acceptedCardNetworks, !networks.isEmpty else { return true }
        return networks.contains(where: scheme.isNamed)
    }

    private func allowsNetwork(_ network: String?) -> Bool {
        guard let networks = acceptedCardNetworks, !networks.isEmpty else { return true }
        guard let network else { return false }
        if Self.allows(networks, network) { return true }
        guard let scheme = CardScheme.allCases.first(where: { $0.isNamed(network) }) else { return false }
        return takes(scheme)
    }

    private static func allows(_ list: [String]?, _ word: String?) -> Bool {
        guard let list, !list.isEmpty else { return true }
        guard let word = word?.lowercased() else { return false }
        return list.contains { $0.lowercased() == word }
    }
}
