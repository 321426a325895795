extension CheckoutComponents {
    /// What the provider knows of a card by its first digits. Texts keep the provider's case, for example "credit".
    public struct CardMetadata: Hashable, Sendable {
        /// The digits that were looked up. Redacted when printed.
        public var bin: String
        /// The card's scheme, for example "visa".
        public var scheme: String?
        /// The local schemes of a co-badged card, for example "cartes_bancaires".
        public var schemesLocal: [String]
        /// The kind of card, for example "credit".
        public var cardType: String?
        /// The category of the card, for example "consumer".
        public var cardCategory: String?
        /// The currency of the card's account.
        public var currency: String?
        /// The issuer's name.
        public var issuer: String?
        /// The issuer's country, two capitals.
        public var issuerCountry: String?
        /// The issuer's country by name.
        public var issuerCountryName: String?
        /// The provider's id of the card product.
        public var productId: String?
        /// The name of the card product.
        public var productType: String?

        /// Describes a card.
        public init(
            bin: String, scheme: String? = nil, schemesLocal: [String] = [], cardType: String? = nil,
            cardCategory: String? = nil, currency: String? = nil, issuer: String? = nil, issuerCountry: String? = nil,
            issuerCountryName: String? = nil, productId: String? = nil, productType: String? = nil
        ) {
            self.bin = bin
            self.scheme = scheme
            self.schemesLocal = schemesLocal
            self.cardType = cardType
            self.cardCategory = cardCategory
            self.currency = currency
            self.issuer = issuer
            self.issuerCountry = issuerCountry
            self.issuerCountryName = issuerCountryName
            self.productId = productId
            self.productType = productType
        }
    }
}

extension CheckoutComponents.CardMetadata: Redacting {
    package var redacted: [RedactedField] {
        [
            .secret("bin", bin),
            .plain("scheme", scheme),
            .plain("schemesLocal", schemesLocal.isEmpty ? nil : schemesLocal.joined(separator: " ")),
            .plain("cardType", cardType),
            .plain("cardCategory", cardCategory),
            .plain("currency", currency),
            .plain("issuer", issuer),
            .plain("issuerCountry", issuerCountry),
            .plain("issuerCountryName", issuerCountryName),
            .plain("productId", productId),
            .plain("productType", productType),
        ]
    }
}

extension CheckoutComponents.CardMetadata {
    /// Decodes the provider's card metadata response; only the digits are required.
    public static func decode(
        _ body: some Collection<UInt8>, limits: PayloadLimits = .standard
    ) -> Result<CheckoutComponents.CardMetadata, PayloadProblem> {
        RawPayload.check(body, limits: limits).flatMap { $0.decode(Wire.self) }.map { wire in
            CheckoutComponents.CardMetadata(
                bin: wire.bin, scheme: wire.scheme, schemesLocal: wire.schemes_local ?? [], cardType: wire.card_type,
                cardCategory: wire.card_category, currency: wire.currency, issuer: wire.issuer,
                issuerCountry: wire.issuer_country, issuerCountryName: wire.issuer_country_name,
                productId: wire.product_id, productType: wire.product_type)
        }
    }

    /// The response, key by key.
    private struct Wire: Decodable {
        let bin: String
        let scheme, card_type, card_category, currency, issuer, issuer_country, issuer_country_name: String?
        let product_id, product_type: String?
        let schemes_local: [String]?
    }
}
