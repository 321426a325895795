/// What the shopper's return from the web checkout says (PZ-13).
public enum PazeReturn: Hashable, Sendable {
    /// The checkout is complete, with the response as decoded.
    case complete(PazeCheckoutResult)
    /// Paze says that the checkout is incomplete, with its own reason, if any.
    case incomplete(reason: String?)
    /// The shopper cancelled or closed the page.
    case cancelled
    /// The web checkout failed, or its return cannot be read.
    case failed(PaymentFailure)
}
