public import PaymentFlows

/// What a status query found.
public struct FoundTransactions: Hashable, Sendable {
    /// The transactions under the id; none: not found.
    public let transactions: [TransactionReply]

    /// Lists what was found.
    public init(_ transactions: [TransactionReply] = []) { self.transactions = transactions }
}
