/// The calls of a Paze gateway.
public enum PazeCall: String, Hashable, Sendable, CaseIterable {
    /// Creates the web checkout.
    case createCheckout
    /// Completes it.
    case complete
    /// Decrypts the payload.
    case decrypt
    /// Authorises: the money-moving call.
    case authorise
    /// Asks for transactions.
    case findTransactions
}
