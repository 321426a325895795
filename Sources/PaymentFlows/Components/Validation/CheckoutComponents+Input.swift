extension CheckoutComponents {
    /// Everything that the shopper has entered or selected in a component, at one moment. Card data are redacted when printed.
    public struct Input: Hashable, Sendable {
        /// The selected method; nil: none. A component of one method does not look at it.
        public let method: MethodName?
        /// The card's fields; nil: nothing is typed.
        public let card: CardInput?
        /// The scheme that the shopper prefers for a co-badged card. Nil: none is preferred.
        public let preferredScheme: String?
        /// The consent checkbox is checked. False by default.
        public let isConsentChecked: Bool
        /// What is wrong with the card's fields, judged when the input was made.
        public let fieldErrors: [FieldError]

        /// Describes an input, and judges the card's fields by the present month.
        public init(
            method: MethodName? = nil, card: CardInput? = nil, preferredScheme: String? = nil,
            isConsentChecked: Bool = false, in month: CardMonth
        ) {
            self.method = method
            self.card = card
            self.preferredScheme = preferredScheme
            self.isConsentChecked = isConsentChecked
            fieldErrors = (card ?? CardInput()).fieldErrors(in: month)
        }
    }
}

extension CheckoutComponents.Input: Redacting {
    package var redacted: [RedactedField] {
        [
            .plain("method", method?.name), .nested("card", card), .plain("preferredScheme", preferredScheme),
            .plain("isConsentChecked", String(isConsentChecked)), .plain("fieldErrors", String(fieldErrors.count)),
        ]
    }
}
