internal import PaymentFlows

/// Whose transaction a session is for: no two live sessions share one (EN-65).
struct TransactionKey: Hashable, Sendable {
    let ownerId: String
    let merchantTransactionId: String

    /// Made once, since a key is looked up several times. Different in each process; the key itself decides.
    let digest: UInt64

    init(ownerId: String, merchantTransactionId: String) {
        self.ownerId = ownerId
        self.merchantTransactionId = merchantTransactionId
        var hasher = Hasher()
        hasher.combine(ownerId)
        hasher.combine(merchantTransactionId)
        digest = UInt64(bitPattern: Int64(hasher.finalize()))
    }

    static func == (left: TransactionKey, right: TransactionKey) -> Bool {
        left.digest == right.digest && left.merchantTransactionId == right.merchantTransactionId
            && left.ownerId == right.ownerId
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
