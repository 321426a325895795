extension CheckoutComponents {
    /// What `handleSubmit` answers (CC-12, CC-18).
    public enum APICallResult: Hashable, Sendable {
        /// The provider's response body, unmodified.
        case success(PaymentSessionSubmissionResult)
        /// The merchant's word that nothing was submitted.
        case failure
    }
}
