internal import PaymentFlows

/// Which transactions of a session are known to have been charged (EN-43).
extension SessionLedger {
    /// A transaction is heard to have been charged. True: it is a further one, of which nothing was known (EN-43).
    ///
    /// - Parameter isMismatch: for another amount than was asked.
    package mutating func hears(of charge: String, isMismatch: Bool) -> Bool {
        let others = rare?.payload.charged ?? []
        guard charge != chargedLast, !others.contains(charge) else { return false }
        change { $0.charged.insert(charge) }
        guard chargedLast != nil || !others.isEmpty else { return false }
        // What was asked has been paid after all: nothing is left to be taken up.
        if !isMismatch, refusal == .needsReconciliation { refusal = .alreadySettled }
        return true
    }

    /// No other transaction than the last outcome's is known to have been charged.
    var isOnlyCharge: Bool {
        guard let charged = chargedLast else { return false }
        return (rare?.payload.charged ?? []).isSubset(of: [charged])
    }

    /// The provider's ids of all transactions that are known to have been charged.
    package var charged: Set<String> {
        let others = rare?.payload.charged ?? []
        return chargedLast.map { others.union([$0]) } ?? others
    }

    /// The last outcome's transaction, where it was charged.
    var chargedLast: String? {
        guard !isReconciled else { return nil }
        switch lastOutcome {
        case .succeeded(let receipt): return receipt.payload.identity.systemTransactionId
        case .failed(let failure):
            return failure.payload.isMismatch ? failure.payload.identity?.systemTransactionId : nil
        case .refused, .cancelled, .handedOver, .unknown, nil: return nil
        }
    }

    /// A transaction's amount is remembered: it may be heard of when no component remembers the attempt any more.
    mutating func remember(_ attempt: Attempt, _ systemId: String?) {
        guard let amount = attempt.amount else { return }
        change {
            $0.asked[attempt.merchantTransactionId] = amount
            if let systemId { $0.asked[systemId] = amount }
        }
        if let systemId { hear(systemId, as: attempt.merchantTransactionId) }
    }

    /// The same of a try that the attempt follows with another one (DI-34); under an id that was sent before, that amount stays.
    mutating func remember(followed attempt: Attempt) {
        if rare?.payload.asked[attempt.merchantTransactionId] == nil { remember(attempt, nil) }
    }

    /// What was asked for in the transaction that a reply names; nil: it is not known to have been sent.
    func amount(askedIn reply: TransactionReply) -> Amount? {
        guard let asked = rare?.payload.asked, !asked.isEmpty else { return nil }
        let ids = [reply.systemTransactionId, reply.merchantTransactionId].compactMap { TransactionReply.present($0) }
        return ids.lazy.compactMap { asked[$0] }.first
    }
}
