internal import PaymentFlows

extension PaymentEngine {
    /// Takes a provider's notification, and routes it to the session that it is about (EN-50).
    ///
    /// It may come before the client's own result, after it, instead of it, twice, and in any order: each takes effect once. A success ends the
    /// attempt wherever it is and makes its success callback; a no ends nothing, it only has the provider asked sooner (EN-51). It returns when
    /// the notification has been taken, not when callbacks that follow from it have returned; with a journal, when what it decides is durable.
    ///
    /// It is matched by the provider's id of the transaction, else by owner and merchant transaction id. The merchant's id finds its session at
    /// once. Where that one is not known, or its transaction is known under another id of the provider's, the provider's id is searched for
    /// among all sessions, which takes time in proportion to their number.
    public func deliver(_ notification: ProviderNotification) async -> NotificationAnswer {
        let answer = await route(notification)
        if let counter = answer.counter { context.count(counter) }
        return answer
    }

    private func route(_ notification: ProviderNotification) async -> NotificationAnswer {
        let reply = notification.reply
        let systemId = TransactionReply.present(reply.systemTransactionId)
        guard let merchantId = TransactionReply.present(reply.merchantTransactionId) else {
            guard let systemId else {
                context.count(.unusableNotifications)
                return .unknownSession
            }
            return await search(systemId, notification)
        }
        let key = TransactionKey(ownerId: notification.ownerId, merchantTransactionId: merchantId)
        switch registry.find(key) {
        case .live(let session):
            if let systemId, session.supervisor.isKnownUnderAnother(than: systemId),
                let other = await holder(of: systemId, notification)
            {
                return await other.supervisor.deliver(notification)
            }
            return await session.supervisor.deliver(notification)
        case .remembered(let closed):
            guard let systemId, !closed.names(systemId), let other = await holder(of: systemId, notification) else {
                return .ignored
            }
            return await other.supervisor.deliver(notification)
        case nil: return if let systemId { await search(systemId, notification) } else { .unknownSession }
        }
    }

    /// By the provider's id alone: among the live sessions, then among the closed ones.
    private func search(_ systemId: String, _ notification: ProviderNotification) async -> NotificationAnswer {
        if let session = await holder(of: systemId, notification) {
            return await session.supervisor.deliver(notification)
        }
        let owner = TransactionReply.present(notification.ownerId)
        return registry.remembers(systemId, of: owner) ? .ignored : .unknownSession
    }

    /// The live session that knows a transaction by the provider's id; nil: none does.
    private func holder(of systemId: String, _ notification: ProviderNotification) async -> PxpSession? {
        let owner = TransactionReply.present(notification.ownerId)
        var undecided: [PxpSession] = []
        for session in registry.all() where owner == nil || session.ownerId == owner {
            let ledger = session.supervisor.ledger
            if ledger.names(systemId) { return session }
            // What an attempt has learnt before its outcome, or an outcome behind the last one, only its component knows.
            guard ledger.attempts > 1 || ledger.hasOpenEnd || session.supervisor.isProcessing else { continue }
            undecided.append(session)
        }
        // Another merchant's id may be the same: it is not looked at.
        var reply = notification.reply
        reply.merchantTransactionId = nil
        for session in undecided where await session.supervisor.isMeant(by: reply) { return session }
        return nil
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
