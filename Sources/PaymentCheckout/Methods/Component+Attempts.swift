internal import FoundationEssentials
internal import PaymentFlows

/// What every method's attempts are made of: amount, ids and key (EN-35, EN-45, EN-47), and a slot to send by (EN-41).
extension Component {
    /// Reads amount, currency and ids once, as the attempt starts (EN-35).
    func attempt(_ id: AttemptID) -> Evidence<Attempt> {
        let ledger = supervisor.ledger
        let name = ledger.hasUnknown ? unknownId : nil
        let (transaction, problem) = name.map { ($0, nil) } ?? transactionId(ledger.definiteAnswers)
        return Evidence(
            Attempt(
                id: id, sessionId: session.sessionId, amount: try? session.amount.get(),
                merchantTransactionId: transaction, ordinal: ledger.definiteAnswers,
                asksFirst: ledger.hasUnknown, earlierTransactions: ledger.earlierTransactions,
                unknownAmounts: ledger.unknownAmounts, problem: problem, seed: context.draw()))
    }

    /// The session's expiry has passed (EN-46).
    var isExpired: Bool { supervisor.expiresAt <= supervisor.shard.deadlines.now }

    /// The transaction under the attempt's ids had a definite no: the attempt goes on under new ones (EN-47).
    func renewed(_ attempt: Evidence<Attempt>) -> Evidence<Attempt> {
        let old = attempt.payload
        let ids = old.earlierTransactions
        let ordinal = supervisor.update {
            $0.countDefiniteAnswer(of: ids)
            $0.remember(followed: old)
            return $0.definiteAnswers
        }
        let (transaction, problem) = transactionId(ordinal)
        return Evidence(
            Attempt(
                id: old.id, sessionId: old.sessionId, amount: old.amount,
                merchantTransactionId: transaction, ordinal: ordinal, asksFirst: false,
                earlierTransactions: ids, problem: problem, seed: old.seed))
    }

    /// An attempt that may repeat a transaction whose outcome is unknown goes under its id, whatever the host has changed (EN-28).
    private var unknownId: String? { supervisor.assumeIsolated { $0.extras?.unknownId } }

    /// The first id is the host's; after n definite answers it has the suffix of the next number, cut to fit (EN-47).
    ///
    /// Under one that the session was not opened for it is to be found too (EN-50).
    private func transactionId(_ definiteAnswers: UInt32) -> (String, PaymentFailure?) {
        let (first, isOther) = session.read {
            ($0.payment.merchantTransactionId, $0.payment.merchantTransactionId != $0.openedFor)
        }
        guard definiteAnswers > 0 || isOther else { return (first, nil) }
        let name = supervisor.assumeIsolated { $0.transactionId(first, Int(definiteAnswers) + 1) }
        return (name.id, name.problem)
    }

    /// The key that the host names for an attempt's intent; nil: the engine's own goes (EN-45).
    func suppliedKey(_ attempt: Attempt) -> String? {
        guard let name = context.configuration.idempotencyKey else { return nil }
        let intent = attempt.intent(method: seat.method.keyKind(seat.course.flow))
        if let known = supervisor.assumeIsolated({ $0.extras?.keys.key(of: intent) }) { return known }
        let key = name(intent)
        supervisor.assumeIsolated { $0.madeExtras.keys.keep(key, for: intent) }
        return key
    }

    /// Why nothing may be sent for an attempt: its id is another session's, or its key another intent's; nil: it may.
    private func sendingProblem(_ attempt: Evidence<Attempt>) -> PaymentFailure? {
        if let problem = attempt.payload.problem { return problem }
        guard let key = suppliedKey(attempt.payload) else { return nil }
        let intent = attempt.payload.intent(method: seat.method.keyKind(seat.course.flow))
        guard supervisor.assumeIsolated({ $0.extras?.keys.isShared(key, by: intent) ?? false }) else { return nil }
        let problem = ConfigurationProblem.idempotencyKeyShared
        return PaymentFailure(code: problem.code, message: problem.message)
    }

    /// The sending state is entered with the slot (EN-41), unless what would be sent could be taken for something else.
    func reserveSlot() -> Begun<Flow.Event> {
        if let attempt = seat.course.flow.attempt, let problem = sendingProblem(attempt) {
            return .answered(Method.sendingRefused(Evidence(problem)))
        }
        let now = context.wallClock()
        guard let limiter = context.callLimiter else { return .answered(Method.slotGranted(at: now)) }
        guard limiter.take(SlotTurn(self, course.step)) else { return .later }
        holdSlot()
        return .answered(Method.slotGranted(at: now))
    }
}
