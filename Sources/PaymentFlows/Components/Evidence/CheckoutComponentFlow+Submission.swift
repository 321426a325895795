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
        /// The provider's token.
        let token: Evidence<CheckoutComponents.TokenDetails>
        /// The card's metadata, where a look-up has answered.
        let metadata: Evidence<CheckoutComponents.CardMetadata>?

        /// What the merchant is shown.
        public var result: Evidence<CheckoutComponents.TokenizationResult> { Evidence(shown) }

        package var shown: CheckoutComponents.TokenizationResult {
            CheckoutComponents.TokenizationResult(
                data: token.payload, cardMetadata: metadata?.payload,
                preferredScheme: submission.payload.input.payload.preferredScheme,
                storeForFutureUse: submission.payload.storeForFutureUse)
        }
    }
}
