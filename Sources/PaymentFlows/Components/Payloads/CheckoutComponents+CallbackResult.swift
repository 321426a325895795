extension CheckoutComponents {
    /// What `onCardBinChanged` and `onTokenized` answer.
    public enum CallbackResult: Hashable, Sendable {
        /// The card is accepted.
        case accepted
        /// It is not; the message is shown to the shopper.
        case rejected(message: String)
    }
}
