extension PayoutFlow {
    /// The attempts that a reply may be about, the present one first.
    private var attempts: [Evidence<Attempt>] {
        var known = [attempt, past.earlier?.payload.attempt, past.older?.payload.attempt].compactMap { $0 }
        // A tap that asks first has no transaction yet; the ending that it asks about has.
        if case .recheckingOutcome(let recheck) = state { known = [recheck.payload.ending.payload.attempt] + known }
        return known
    }

    /// The attempt that an outside reply is about: by the provider's id where that is known, else by the merchant's (EN-50).
    ///
    /// Nil: it is about none of those that this component remembers. An id of an earlier transaction is never taken for a later one's
    /// (EN-47).
    package func attempt(meantBy reply: TransactionReply) -> Evidence<Attempt>? {
        let systemId = TransactionReply.present(reply.systemTransactionId)
        if let systemId {
            let endings = [ending, past.earlier, past.older].compactMap { $0?.payload }
            if let known = endings.first(where: { $0.outcome.identity?.systemTransactionId == systemId }) {
                return known.attempt
            }
        }
        guard let merchantId = TransactionReply.present(reply.merchantTransactionId) else { return nil }
        return attempts.first { attempt in
            attempt.payload.merchantTransactionId == merchantId
                && !(systemId.map(attempt.payload.earlierTransactions.contains) ?? false)
        }
    }

    /// A reply from outside, matched and judged, as the event it is; nil: an attempt or the session has no amount to compare with.
    ///
    /// - Parameters:
    ///   - asked: what the session asks for, where no attempt is meant.
    ///   - sentAs: the merchant transaction id of the session, where no attempt is meant.
    package func notified(_ reply: TransactionReply, asked: Amount?, sentAs: String) -> Event? {
        let meant = attempt(meantBy: reply)
        guard let amount = meant.map(\.payload.amount) ?? asked else { return nil }
        return .notified(
            Evidence(
                TransactionNotification(
                    reply, about: meant, asked: amount, sentAs: meant?.payload.merchantTransactionId ?? sentAs,
                    intent: .payout, funding: .paypal, failureCode: PayoutErrorCode.payoutFailed.rawValue)))
    }
}
