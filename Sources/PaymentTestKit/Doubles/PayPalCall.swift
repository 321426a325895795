/// The calls of a PayPal gateway.
public enum PayPalCall: String, Hashable, Sendable, CaseIterable {
    /// Creates an order.
    case createOrder
    /// Authorises an approved order: a money-moving call.
    case authorise
    /// Captures an approved order: a money-moving call.
    case capture
    /// Asks for transactions.
    case findTransactions
}
