extension CheckoutComponents {
    /// The provider's token response. The token, and what is personal, are redacted when printed; texts keep the provider's case.
    public struct TokenDetails: Hashable, Sendable {
        /// The token.
        public var token: String
        /// The kind of token, for example "card".
        public var type: String?
        /// When the token expires, as the provider writes it.
        public var expiresOn: String?
        /// The month in which the card expires.
        public var expiryMonth: Int?
        /// The year in which the card expires, four digits.
        public var expiryYear: Int?
        /// The card's scheme, for example "Visa".
        public var scheme: String?
        /// The local scheme of a co-badged card.
        public var schemeLocal: String?
        /// The last four digits of the number.
        public var last4: String?
        /// The first digits of the number.
        public var bin: String?
        /// The kind of card, for example "CREDIT".
        public var cardType: String?
        /// The category of the card, for example "CONSUMER".
        public var cardCategory: String?
        /// The issuer's name.
        public var issuer: String?
        /// The issuer's country, two capitals.
        public var issuerCountry: String?
        /// The provider's id of the card product.
        public var productId: String?
        /// The name of the card product.
        public var productType: String?

        /// Describes a token.
        public init(
            token: String, type: String? = nil, expiresOn: String? = nil, expiryMonth: Int? = nil,
            expiryYear: Int? = nil, scheme: String? = nil, schemeLocal: String? = nil, last4: String? = nil,
            bin: String? = nil, cardType: String? = nil, cardCategory: String? = nil, issuer: String? = nil,
            issuerCountry: String? = nil, productId: String? = nil, productType: String? = nil
        ) {
            self.token = token
            self.type = type
            self.expiresOn = expiresOn
            self.expiryMonth = expiryMonth
            self.expiryYear = expiryYear
            self.scheme = scheme
            self.schemeLocal = schemeLocal
            self.last4 = last4
            self.bin = bin
            self.cardType = cardType
            self.cardCategory = cardCategory
            self.issuer = issuer
            self.issuerCountry = issuerCountry
            self.productId = productId
            self.productType = productType
        }
    }
}

extension CheckoutComponents.TokenDetails: Redacting {
    package var redacted: [RedactedField] {
        [
            .secret("token", token),
            .plain("type", type),
            .plain("expiresOn", expiresOn),
            .secret("expiryMonth", isPresent: expiryMonth != nil),
            .secret("expiryYear", isPresent: expiryYear != nil),
            .plain("scheme", scheme),
            .plain("schemeLocal", schemeLocal),
            .secret("last4", last4),
            .secret("bin", bin),
            .plain("cardType", cardType),
            .plain("cardCategory", cardCategory),
            .plain("issuer", issuer),
            .plain("issuerCountry", issuerCountry),
            .plain("productId", productId),
            .plain("productType", productType),
        ]
    }
}

extension CheckoutComponents.TokenDetails {
    /// Decodes the provider's token response; only the token is required.
    public static func decode(
        _ body: some Collection<UInt8>, limits: PayloadLimits = .standard
    ) -> Result<CheckoutComponents.TokenDetails, PayloadProblem> {
        RawPayload.check(body, limits: limits).flatMap { $0.decode(Wire.self) }.map { wire in
            CheckoutComponents.TokenDetails(
                token: wire.token, type: wire.type, expiresOn: wire.expires_on, expiryMonth: wire.expiry_month,
                expiryYear: wire.expiry_year, scheme: wire.scheme, schemeLocal: wire.scheme_local, last4: wire.last4,
                bin: wire.bin, cardType: wire.card_type, cardCategory: wire.card_category, issuer: wire.issuer,
                issuerCountry: wire.issuer_country, productId: wire.product_id, productType: wire.product_type)
        }
    }

    /// The response, key by key.
    private struct Wire: Decodable {
        let token: String
        let type, expires_on, scheme, scheme_local, last4, bin, card_type, card_category, issuer,
            issuer_country: String?
        let product_id, product_type: String?
        let expiry_month, expiry_year: Int?
    }
}
