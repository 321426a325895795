/// Which of the provider's two worlds a session lives in (TY-01).
public enum CheckoutEnvironment: String, Hashable, Sendable, CaseIterable {
    /// Nothing is charged.
    case test
    /// Money moves.
    case live
}
