extension CheckoutComponents {
    /// What is wrong with one field of a card (CC-08).
    public struct FieldError: Hashable, Sendable {
        /// Which field.
        public let field: Field
        /// What is wrong, naming the field and never the value; for a rejected card: the merchant's own words.
        public let message: String

        /// The fields of a card.
        public enum Field: String, Hashable, Sendable, CaseIterable {
            /// The number.
            case number
            /// Month and year of expiry.
            case expiryDate
            /// The security code.
            case cvv
        }

        /// Describes what is wrong.
        public init(_ field: Field, _ message: String) {
            self.field = field
            self.message = message
        }
    }
}
