extension CheckoutComponents {
    /// What the shopper has typed into the card's fields, as it stands. Redacted when printed.
    public struct CardInput: Hashable, Sendable {
        /// The number; spaces between digits are allowed.
        public var number: String
        /// The month of expiry, one or two digits.
        public var expiryMonth: String
        /// The year of expiry, two or four digits.
        public var expiryYear: String
        /// The security code.
        public var cvv: String
        /// The holder's name, where it is asked for.
        public var name: String?

        /// Describes what was typed; nothing by default.
        public init(
            number: String = "", expiryMonth: String = "", expiryYear: String = "", cvv: String = "",
            name: String? = nil
        ) {
            self.number = number
            self.expiryMonth = expiryMonth
            self.expiryYear = expiryYear
            self.cvv = cvv
            self.name = name
        }
    }
}

extension CheckoutComponents.CardInput: Redacting {
    package var redacted: [RedactedField] {
        [
            .secret("number", number), .secret("expiryMonth", expiryMonth), .secret("expiryYear", expiryYear),
            .secret("cvv", cvv), .secret("name", name),
        ]
    }
}
