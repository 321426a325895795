extension CheckoutComponents {
    /// Why a `cardAuthenticationFailed` was reported (CC-14).
    public enum AuthenticationFailure: String, Hashable, Sendable, CaseIterable {
        /// The shopper closed the challenge or came back without finishing.
        case dismissed
        /// The challenge was answered wrongly, or could not be run.
        case failed
        /// The challenge was not answered in time.
        case timedOut
    }
}
