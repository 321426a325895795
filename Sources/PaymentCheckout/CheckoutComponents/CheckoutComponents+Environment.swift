public import PaymentFlows

extension CheckoutComponents {
    /// Which of the provider's two worlds a payment session lives in.
    public enum Environment: String, Hashable, Sendable, CaseIterable {
        /// Nothing is charged.
        case sandbox
        /// Money moves.
        case production
    }
}
