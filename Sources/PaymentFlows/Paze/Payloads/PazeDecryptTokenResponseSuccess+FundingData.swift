extension PazeDecryptTokenResponseSuccess {
    /// The network token of a decrypted payload. The token and its expiry are redacted when printed (EN-90).
    public struct FundingData: Hashable, Sendable {
        /// The token that stands for the card.
        public var networkToken: String
        /// The month in which the token expires, two digits.
        public var expirationMonth: String
        /// The year in which the token expires, four digits.
        public var expirationYear: String
        /// The network, for example "VISA".
        public var cardNetwork: String

        /// Describes a network token.
        public init(networkToken: String, expirationMonth: String, expirationYear: String, cardNetwork: String) {
            self.networkToken = networkToken
            self.expirationMonth = expirationMonth
            self.expirationYear = expirationYear
            self.cardNetwork = cardNetwork
        }
    }
}

extension PazeDecryptTokenResponseSuccess.FundingData: Redacting {
    package var redacted: [RedactedField] {
        [
            .secret("networkToken", networkToken),
            .secret("expirationMonth", expirationMonth),
            .secret("expirationYear", expirationYear),
            .plain("cardNetwork", cardNetwork),
        ]
    }
}
