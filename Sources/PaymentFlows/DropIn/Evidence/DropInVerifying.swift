/// A money-moving call whose fate is being asked for (EN-43).
public struct DropInVerifying<Purchase: Hashable & Sendable>: Hashable, Sendable {
    /// What was sent.
    public let sending: Evidence<DropInSending<Purchase>>
    /// How many of the planned status queries have been made.
    public let queries: UInt8
    /// The system id, once an answer that was still open told one.
    public let systemTransactionId: String?

    func with(sending: Evidence<DropInSending<Purchase>>) -> DropInVerifying {
        DropInVerifying(sending: sending, queries: queries, systemTransactionId: systemTransactionId)
    }

    func with(systemTransactionId: String) -> DropInVerifying {
        DropInVerifying(sending: sending, queries: queries, systemTransactionId: systemTransactionId)
    }

    var delay: Duration { Verification.delay(query: queries, seed: sending.payload.attempt.payload.seed) }
}
