/// The authorise call's own answer, and the attempt whose call it was.
public struct PazeAuthorised: Hashable, Sendable {
    /// The attempt whose call it was.
    public let attempt: Evidence<Attempt>
    /// What the provider says, judged.
    public let result: CallResult<TransactionVerdict>

    package init(attempt: Evidence<Attempt>, result: CallResult<TransactionVerdict>) {
        self.attempt = attempt
        self.result = result
    }
}
