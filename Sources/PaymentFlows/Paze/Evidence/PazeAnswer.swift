/// What the provider says of an attempt's transaction: the authorise call's own answer, or a status query's.
public struct PazeAnswer: Hashable, Sendable {
    /// The attempt that was asked for.
    public let attempt: Evidence<Attempt>
    /// What the provider says, judged.
    public let result: CallResult<TransactionVerdict>
    /// The provider's id, where the answer told one, also when it decides nothing.
    public let systemTransactionId: String?

    package init(
        attempt: Evidence<Attempt>, result: CallResult<TransactionVerdict>, systemTransactionId: String? = nil
    ) {
        self.attempt = attempt
        self.result = result
        self.systemTransactionId = systemTransactionId
    }
}
