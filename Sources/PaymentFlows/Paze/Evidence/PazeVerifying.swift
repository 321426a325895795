/// An authorisation whose fate is being asked for (EN-43).
public struct PazeVerifying: Hashable, Sendable {
    /// What was sent.
    public let sending: Evidence<PazeSending>
    /// How many status queries have been made.
    public let queries: UInt8
    /// The system id, once an answer that was still open told one.
    public let systemTransactionId: String?

    func with(sending: Evidence<PazeSending>) -> PazeVerifying {
        PazeVerifying(sending: sending, queries: queries, systemTransactionId: systemTransactionId)
    }

    func with(systemTransactionId: String) -> PazeVerifying {
        PazeVerifying(sending: sending, queries: queries, systemTransactionId: systemTransactionId)
    }
}
