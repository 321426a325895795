extension CheckoutComponentFlow {
    /// A submission, or a tokenisation, whose input has been found valid.
    public struct Submission: Hashable, Sendable {
        /// How it began.
        public let start: Evidence<Start>
        /// The input as it was then.
        public let input: Evidence<CheckoutComponents.Input>
        /// The method that it pays by.
        public let method: CheckoutComponents.MethodName
        /// It is a `tokenize()`: the token is handed over, and nothing is submitted (CC-11).
        public let endsWithToken: Bool

        /// The attempt.
        public var attempt: Evidence<Attempt> { start.payload.attempt }

        /// The shopper's consent to store the card (CC-10).
        var storeForFutureUse: Bool? {
            start.payload.consent.storeForFutureUse(isChecked: input.payload.isConsentChecked)
        }
    }

    /// A card's token, which the merchant is asked about (CC-09).
    public struct Tokenised: Hashable, Sendable {
        /// What was submitted.
        public let submission: Evidence<Submission>
        /// What the merchant is shown.
        public let result: Evidence<CheckoutComponents.TokenizationResult>
    }
}
