internal import PaymentFlows

extension PaymentEngine {
    /// Takes a provider's notification, and routes it to the session that it is about (EN-50).
    ///
    /// It may come before the client's own result, after it, instead of it, twice, and in any order: each takes effect once. A success ends the
    /// attempt wherever it is and makes its success callback; a no ends nothing, it only has the provider asked sooner (EN-51). It returns when
    /// the notification has been taken, not when callbacks that follow from it have returned; with a journal, when what it decides is durable.
    ///
    /// It is matched by owner and merchant transaction id, within the session by the provider's id first. One without a merchant transaction id
    /// is searched for by the provider's id among all sessions, which takes time in proportion to their number.
    public func deliver(_ notification: ProviderNotification) async -> NotificationAnswer {
        let answer = await route(notification)
        if let counter = answer.counter { context.count(counter) }
        return answer
    }

    private func route(_ notification: ProviderNotification) async -> NotificationAnswer {
        let reply = notification.reply
        if let id = TransactionReply.present(reply.merchantTransactionId) {
            let key = TransactionKey(ownerId: notification.ownerId, merchantTransactionId: id)
            switch registry.find(key) {
            case .live(let session): return await session.supervisor.deliver(notification)
            case .remembered: return .ignored
            case nil: return .unknownSession
            }
        }
        guard let systemId = TransactionReply.present(reply.systemTransactionId) else {
            context.count(.unusableNotifications)
            return .unknownSession
        }
        return await search(systemId, notification)
    }

    /// By the provider's id alone: among the live sessions, then among the closed ones.
    private func search(_ systemId: String, _ notification: ProviderNotification) async -> NotificationAnswer {
        let owner = TransactionReply.present(notification.ownerId)
        var undecided: [PxpSession] = []
        for session in registry.all() where owner == nil || session.ownerId == owner {
            let ledger = session.supervisor.ledger
            if ledger.names(systemId) { return await session.supervisor.deliver(notification) }
            // What an attempt has learnt before its outcome, or an outcome behind the last one, only its component knows.
            guard ledger.attempts > 1 || ledger.hasOpenEnd || session.supervisor.isProcessing else { continue }
            undecided.append(session)
        }
        for session in undecided where await session.supervisor.isMeant(by: notification.reply) {
            return await session.supervisor.deliver(notification)
        }
        return registry.remembers(systemId, of: owner) ? .ignored : .unknownSession
    }
}

extension NotificationAnswer {
    /// A journal's failure is counted where it happens.
    fileprivate var counter: CounterKind? {
        switch self {
        case .accepted: .notifications
        case .duplicate: .duplicateNotifications
        case .ignored: .closedNotifications
        case .unknownSession: .unknownNotifications
        case .notKept: nil
        }
    }
}
