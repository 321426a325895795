/// What is written on the Paze button (TY-20).
public enum PazeButtonLabel: String, Hashable, Sendable, CaseIterable {
    /// Check out with Paze. The default.
    case checkoutWith
    /// Check out.
    case checkout
    /// Paze checkout.
    case pazeCheckout
    /// Donate with Paze.
    case donateWith
}
