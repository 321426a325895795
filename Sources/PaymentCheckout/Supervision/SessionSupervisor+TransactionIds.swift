internal import PaymentFlows

/// The merchant transaction ids of a session beyond the one that it was opened for (EN-47, EN-65).
extension SessionSupervisor {
    /// What the n-th transaction goes under, from the first one's id and n.
    ///
    /// The engine takes the next number that is free where another session has the id; one that the host names and that cannot be
    /// used keeps the attempt from being sent.
    func transactionId(_ first: String, _ ordinal: Int) -> TransactionName {
        if let known = extras?.laterIds.use(first, ordinal) { return TransactionName(known) }
        if let supplied = context.configuration.merchantTransactionId, ordinal > 1 {
            return take(supplied(first, ordinal), first, ordinal)
        }
        var number = ordinal
        while true {
            let id = number == 1 ? first : Self.laterId(first, number)
            let name = take(id, first, ordinal)
            // A first id is the host's own, and no other is taken for it.
            guard name.problem != nil, ordinal > 1 else { return name }
            number += 1
        }
    }

    private static func laterId(_ first: String, _ number: Int) -> String {
        let suffix = "-\(number)"
        return first.prefix(TransactionData.maximumIdLength - suffix.count) + suffix
    }

    private func take(_ id: String, _ first: String, _ ordinal: Int) -> TransactionName {
        if let problem = TransactionData.problem(ofId: id) {
            return TransactionName(id, PaymentFailure(code: problem.code, message: problem.message))
        }
        if let holder = reserve(id) {
            let refusal = AdmissionRefusal.duplicateTransaction(holder)
            return TransactionName(id, PaymentFailure(code: refusal.code, message: refusal.message))
        }
        madeExtras.laterIds.add(id, first, ordinal, isUsed: true)
        return TransactionName(id)
    }

    /// Lets the session be found under an id; the session that has it already, this one included, if there is one.
    private func reserve(_ id: String) -> SessionID? {
        guard !isDisbanded, let registry = context.registry else { return nil }
        return registry.add(PxpSession(self), under: key(id))
    }

    private func key(_ id: String) -> TransactionKey {
        TransactionKey(ownerId: PxpSession(self).ownerId, merchantTransactionId: id)
    }

    /// The host gives the next transaction another first id (EN-35). The session that has it already, if another has.
    func takeFirst(_ id: String) -> SessionID? {
        let session = PxpSession(self)
        let present = session.merchantTransactionId
        guard id != present else { return nil }
        if id != session.transaction.merchantTransactionId, !(extras?.laterIds.contains(id) ?? false) {
            if let holder = reserve(id) { return holder }
            madeExtras.laterIds.add(id, id, 1, isUsed: false)
        }
        if extras?.laterIds.removeUnused(present) ?? false { context.registry?.giveUp(session, under: key(present)) }
        return nil
    }

    /// The ids beyond the one that it was opened for.
    var laterIds: [String] { extras?.laterIds.all ?? [] }
}

/// An id for a transaction, and why nothing can be sent under it; nil: it can.
struct TransactionName: Sendable {
    let id: String
    let problem: PaymentFailure?

    init(_ id: String, _ problem: PaymentFailure? = nil) {
        self.id = id
        self.problem = problem
    }
}
