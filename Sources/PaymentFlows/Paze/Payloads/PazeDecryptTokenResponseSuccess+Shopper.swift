extension PazeDecryptTokenResponseSuccess {
    /// The shopper of a decrypted payload, redacted when printed; a missing field is no error (PZ-32).
    public struct Shopper: Hashable, Sendable {
        /// The full name.
        public var fullName: String?
        /// The e-mail address.
        public var emailAddress: String?
        /// The phone number.
        public var phone: String?

        /// Describes a shopper.
        public init(fullName: String? = nil, emailAddress: String? = nil, phone: String? = nil) {
            self.fullName = fullName
            self.emailAddress = emailAddress
            self.phone = phone
        }
    }
}

extension PazeDecryptTokenResponseSuccess.Shopper: Redacting {
    package var redacted: [RedactedField] {
        [
            .secret("fullName", fullName),
            .secret("emailAddress", emailAddress),
            .secret("phone", phone),
        ]
    }
}
