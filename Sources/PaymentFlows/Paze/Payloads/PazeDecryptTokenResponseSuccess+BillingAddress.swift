extension PazeDecryptTokenResponseSuccess {
    /// The billing address of a decrypted payload, redacted when printed (PZ-44).
    public struct BillingAddress: Hashable, Sendable {
        /// The first line.
        public var addressLine1: String?
        /// The second line.
        public var addressLine2: String?
        /// The third line.
        public var addressLine3: String?
        /// The city.
        public var city: String?
        /// The state.
        public var state: String?
        /// The country, two capital letters.
        public var countryCode: String?
        /// The postal code.
        public var postalCode: String?

        /// Describes an address.
        public init(
            addressLine1: String? = nil, addressLine2: String? = nil, addressLine3: String? = nil, city: String? = nil,
            state: String? = nil, countryCode: String? = nil, postalCode: String? = nil
        ) {
            self.addressLine1 = addressLine1
            self.addressLine2 = addressLine2
            self.addressLine3 = addressLine3
            self.city = city
            self.state = state
            self.countryCode = countryCode
            self.postalCode = postalCode
        }
    }
}

extension PazeDecryptTokenResponseSuccess.BillingAddress: Redacting {
    package var redacted: [RedactedField] {
        [
            .secret("addressLine1", addressLine1),
            .secret("addressLine2", addressLine2),
            .secret("addressLine3", addressLine3),
            .secret("city", city),
            .secret("state", state),
            .plain("countryCode", countryCode),
            .secret("postalCode", postalCode),
        ]
    }
}
