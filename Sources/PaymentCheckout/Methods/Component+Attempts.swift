internal import FoundationEssentials
internal import PaymentFlows

/// What every method's attempts are made of: amount, ids and key (EN-35, EN-45, EN-47), and a slot to send by (EN-41).
extension Component {
    /// Reads amount, currency and ids once, as the attempt starts (EN-35).
    func attempt(_ id: AttemptID) -> Evidence<Attempt> {
        let ledger = supervisor.ledger
        return Evidence(
            Attempt(
                id: id, sessionId: session.sessionId, amount: try? session.amount.get(),
                merchantTransactionId: transactionId(ledger.definiteAnswers), ordinal: ledger.definiteAnswers,
                asksFirst: ledger.hasUnknown, earlierTransactions: ledger.earlierTransactions,
                suppliedKey: suppliedKey(ledger.definiteAnswers), seed: context.draw(),
                unknownAmounts: ledger.unknownAmounts))
    }

    /// The session's expiry has passed (EN-46).
    var isExpired: Bool { supervisor.expiresAt <= supervisor.shard.deadlines.now }

    /// The transaction under the attempt's ids had a definite no: the attempt goes on under new ones (EN-47).
    func renewed(_ attempt: Evidence<Attempt>) -> Evidence<Attempt> {
        let old = attempt.payload
        let ids = old.earlierTransactions
        let ordinal = supervisor.update {
            $0.countDefiniteAnswer(of: ids)
            return $0.definiteAnswers
        }
        return Evidence(
            Attempt(
                id: old.id, sessionId: old.sessionId, amount: old.amount,
                merchantTransactionId: transactionId(ordinal), ordinal: ordinal, asksFirst: false,
                earlierTransactions: ids, suppliedKey: suppliedKey(ordinal), seed: old.seed))
    }

    /// The first id is the host's; after n definite answers it has the suffix of the next number, cut to fit (EN-47).
    ///
    /// Under one that the session was not opened for it is to be found too (EN-50).
    private func transactionId(_ definiteAnswers: UInt32) -> String {
        let (first, isOther) = session.read { ($0.payment.merchantTransactionId, $0.hasOtherId) }
        guard definiteAnswers > 0 || isOther else { return first }
        let id = definiteAnswers == 0 ? first : laterId(first, Int(definiteAnswers) + 1)
        supervisor.assumeIsolated { $0.isAlsoKnown(as: id) }
        return id
    }

    private func laterId(_ first: String, _ ordinal: Int) -> String {
        if let supplied = context.configuration.merchantTransactionId { return supplied(first, ordinal) }
        let suffix = "-\(ordinal)"
        return first.prefix(TransactionData.maximumIdLength - suffix.count) + suffix
    }

    func suppliedKey(_ definiteAnswers: UInt32) -> String? {
        context.configuration.idempotencyKey.map { $0(session.merchantTransactionId, Int(definiteAnswers) + 1) }
    }

    /// The sending state is entered with the slot (EN-41).
    func reserveSlot() -> Begun<Flow.Event> {
        let now = context.wallClock()
        guard let limiter = context.callLimiter else { return .answered(Method.slotGranted(at: now)) }
        guard limiter.take(SlotTurn(self, course.step)) else { return .later }
        holdSlot()
        return .answered(Method.slotGranted(at: now))
    }
}
