internal import PaymentFlows

/// The notifications that a session has taken, so that each takes effect once (EN-50). The last 64 are known.
struct SeenNotifications: Sendable {
    /// What tells a notification apart from others.
    struct Mark: Sendable {
        private let deliveryId: String?
        private let category: String
        private let state: TransactionState?
        /// The provider's id, or, while it has told none, the merchant's.
        private let transaction: String?

        init(_ notification: ProviderNotification) {
            let reply = notification.reply
            deliveryId = TransactionReply.present(notification.deliveryId)
            category = notification.category
            // A name that is not known may be written in any case.
            state = reply.state.map { TransactionState($0.name.lowercased()) }
            transaction =
                TransactionReply.present(reply.systemTransactionId)
                ?? TransactionReply.present(reply.merchantTransactionId)
        }

        func isSame(as other: Mark) -> Bool {
            if let deliveryId, deliveryId == other.deliveryId { return true }
            return category == other.category && state == other.state && transaction == other.transaction
        }
    }

    private static let capacity = 64
    private var marks: [Mark] = []
    private var oldest = 0

    /// Notes one; false: the same has been noted before.
    mutating func note(_ mark: Mark) -> Bool {
        guard !marks.contains(where: mark.isSame) else { return false }
        if marks.count < Self.capacity {
            marks.append(mark)
        } else {
            marks[oldest] = mark
            oldest = (oldest + 1) % Self.capacity
        }
        return true
    }

    /// One that has had no effect may come again.
    mutating func forget(_ mark: Mark) { marks.removeAll(where: mark.isSame) }
}
