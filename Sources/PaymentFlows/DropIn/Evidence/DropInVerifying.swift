/// A money-moving call whose fate is being asked for (EN-43).
public struct DropInVerifying<Purchase: Hashable & Sendable>: Hashable, Sendable {
    /// What was sent.
    public let sending: Evidence<DropInSending<Purchase>>
    /// How many status queries have been made.
    public let queries: UInt8
    /// The system id, once an answer that was still open told one.
    public let systemTransactionId: String?
    /// Verifying began with this query, which an outside no had brought forward (EN-50).
    let beganByQuery: Bool

    init(
        sending: Evidence<DropInSending<Purchase>>, queries: UInt8, systemTransactionId: String?,
        beganByQuery: Bool = false
    ) {
        self.sending = sending
        self.queries = queries
        self.systemTransactionId = systemTransactionId
        self.beganByQuery = beganByQuery
    }

    func with(sending: Evidence<DropInSending<Purchase>>) -> DropInVerifying {
        DropInVerifying(
            sending: sending, queries: queries, systemTransactionId: systemTransactionId, beganByQuery: beganByQuery)
    }

    func with(systemTransactionId: String) -> DropInVerifying {
        DropInVerifying(
            sending: sending, queries: queries, systemTransactionId: systemTransactionId, beganByQuery: beganByQuery)
    }

    /// The query that comes next.
    var next: DropInVerifying {
        DropInVerifying(sending: sending, queries: queries + 1, systemTransactionId: systemTransactionId)
    }

    var delay: Duration { Verification.delay(query: queries, seed: sending.payload.attempt.payload.seed) }
}
