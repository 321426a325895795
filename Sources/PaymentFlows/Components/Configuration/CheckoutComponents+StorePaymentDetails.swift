extension CheckoutComponents {
    /// The session's value of `store_payment_details` for cards (CC-10).
    public enum StorePaymentDetails: Hashable, Sendable {
        /// "collect_consent": the shopper is asked.
        case collectConsent
        /// "enabled": the provider stores the card.
        case enabled
        /// "disabled": the provider does not.
        case disabled
        /// A value that is not known here, by its name; it counts as disabled.
        case unrecognized(String)

        /// Reads the session's value, exactly as published.
        public init(_ value: String) {
            self =
                switch value {
                case "collect_consent": .collectConsent
                case "enabled": .enabled
                case "disabled": .disabled
                default: .unrecognized(value)
                }
        }
    }
}
