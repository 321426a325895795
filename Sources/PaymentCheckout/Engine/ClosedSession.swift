/// What is remembered of a closed session: its ids, and whether another one for its transaction would be a second payment (EN-52, EN-65).
struct ClosedSession: Sendable {
    let id: SessionID
    /// It is paid, or ended unknown or handed over without having been resolved.
    let refusesAnother: Bool
    /// The provider's id of its last transaction, where one is known.
    var systemTransactionId: String?
    /// The provider's ids of the transactions before that.
    var earlierTransactions: Set<String> = []

    func names(_ systemId: String) -> Bool {
        systemTransactionId == systemId || earlierTransactions.contains(systemId)
    }
}
