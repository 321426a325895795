extension CheckoutComponents {
    /// What `onTokenized` is given (CC-09).
    public struct TokenizationResult: Hashable, Sendable {
        /// The name of the payment method: always "card".
        public var type: String
        /// The token response.
        public var data: TokenDetails
        /// The card's metadata, where a look-up answered while the shopper typed.
        public var cardMetadata: CardMetadata?
        /// The scheme that the shopper prefers, for example "cartes_bancaires". Nil: none was preferred or offered.
        public var preferredScheme: String?
        /// The shopper's consent to store the card. Nil: none was collected (CC-10).
        public var storeForFutureUse: Bool?

        /// Describes a tokenised card.
        public init(
            type: String = "card", data: TokenDetails, cardMetadata: CardMetadata? = nil,
            preferredScheme: String? = nil, storeForFutureUse: Bool? = nil
        ) {
            self.type = type
            self.data = data
            self.cardMetadata = cardMetadata
            self.preferredScheme = preferredScheme
            self.storeForFutureUse = storeForFutureUse
        }
    }
}

extension CheckoutComponents.TokenizationResult: Redacting {
    package var redacted: [RedactedField] {
        [
            .plain("type", type),
            .nested("data", data),
            .nested("cardMetadata", cardMetadata),
            .plain("preferredScheme", preferredScheme),
            .plain("storeForFutureUse", storeForFutureUse.map(String.init)),
        ]
    }
}
