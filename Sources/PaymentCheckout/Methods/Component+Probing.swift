internal import FoundationEssentials
internal import PaymentFlows

/// What is asked before anything is sent, after an unknown outcome (EN-28).
extension Component {
    /// What was found for an attempt that has sent nothing is an earlier attempt's, which may have been about another amount: where the
    /// provider does not say how much was paid, that one is assumed (EN-36).
    func completed(_ found: FoundTransactions, about attempt: Evidence<Attempt>, sentAt: Date?) -> [TransactionReply] {
        guard let other = otherAmount(than: attempt, sentAt: sentAt) else { return found.transactions }
        return found.transactions.map { $0.assuming(other) }
    }

    /// Nil: nothing else than the attempt's amount can have been paid, or the attempt has been sent itself.
    func otherAmount(than attempt: Evidence<Attempt>, sentAt: Date?) -> Amount? {
        // A tap that asks first asks about the attempt that ended unknown, which was sent.
        sentAt == nil && !flow.isAskingFirst ? attempt.payload.otherUnknownAmount : nil
    }
}
