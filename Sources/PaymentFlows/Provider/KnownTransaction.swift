/// A transaction that a flow remembers, as far as a reply can be matched to it.
struct KnownTransaction {
    let attempt: Evidence<Attempt>
    /// The provider's id, where it has told one.
    let systemTransactionId: String?

    init(_ attempt: Evidence<Attempt>, systemTransactionId: String? = nil) {
        self.attempt = attempt
        self.systemTransactionId = systemTransactionId
    }

    init(_ ending: some EndedAttempt) {
        self.init(ending.attempt, systemTransactionId: ending.systemTransactionId)
    }
}

extension TransactionReply {
    /// The attempt that the reply is about: by the provider's id where that is known, else by the merchant's (EN-50).
    ///
    /// Nil: it is about none of these. An id of an earlier transaction is never taken for a later one's (EN-47).
    ///
    /// - Parameter known: the present transaction first.
    func attempt(among known: [KnownTransaction]) -> Evidence<Attempt>? {
        let systemId = Self.present(systemTransactionId)
        if let systemId, let found = known.first(where: { $0.systemTransactionId == systemId }) { return found.attempt }
        guard let merchantId = Self.present(merchantTransactionId) else { return nil }
        return known.lazy.map(\.attempt).first { attempt in
            attempt.payload.merchantTransactionId == merchantId && !attempt.payload.isAfter(systemId)
        }
    }
}
