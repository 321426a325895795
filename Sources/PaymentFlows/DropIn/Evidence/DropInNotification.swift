/// What the provider tells of a transaction by itself, judged (EN-50).
public struct DropInNotification: Hashable, Sendable {
    /// The id under which the transaction was sent.
    public let merchantTransactionId: String
    /// What it says of it.
    public let verdict: TransactionVerdict

    /// Describes a notification.
    public init(merchantTransactionId: String, verdict: TransactionVerdict) {
        self.merchantTransactionId = merchantTransactionId
        self.verdict = verdict
    }

    /// The provider's id of the transaction, where it is told.
    var systemTransactionId: String? { verdict.identity?.systemTransactionId }

    /// The notification is about the transaction that an attempt goes under now.
    func isAbout(_ attempt: Evidence<Attempt>) -> Bool {
        attempt.payload.merchantTransactionId == merchantTransactionId
            && !(systemTransactionId.map(attempt.payload.earlierTransactions.contains) ?? false)
    }
}
