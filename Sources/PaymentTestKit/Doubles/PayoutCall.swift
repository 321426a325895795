/// The calls of a payout gateway.
public enum PayoutCall: String, Hashable, Sendable, CaseIterable {
    /// Pays out: the money-moving call.
    case pay
    /// Asks for transactions.
    case findTransactions
}
