/// A tap whose configuration has been checked, with the request that creates its web checkout.
public struct PazeRequested: Hashable, Sendable {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// What goes to the provider (PZ-12).
    public let request: Evidence<PazeCheckoutRequest>
}
