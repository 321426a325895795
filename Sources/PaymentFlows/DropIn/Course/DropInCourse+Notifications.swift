/// What the provider tells by itself (EN-50, EN-51).
extension DropInCourse {
    mutating func learn(_ notification: TransactionNotification) -> Reaction<Effect> {
        guard let about = notification.attempt else { return learnOutside(notification) }
        let answer = notification.answer(about: about)
        guard answer.isOwn else { return .ignore(.late) }
        switch place {
        case .open(let attempt) where attempt == about:
            // A success ends it wherever it is: nothing more is sent. A no is about nothing that it has sent (EN-51).
            guard answer.isSuccess else { return .ignore(.nothingOpen) }
            return conclude(notification.verdict, attempt) ?? .ignore(.late)
        case .committed(let sending) where sending.payload.attempt == about:
            guard answer.isSuccess else { return hurry(answer, sending) }
            return conclude(notification.verdict, sending.payload) ?? .ignore(.late)
        case .none, .open, .committed, .over, .rechecking:
            // It is about a transaction that has ended: settlement only (EN-38).
            guard answer.isDefinite else { return .ignore(.nothingOpen) }
            return raise(answer, isReply: false)
        }
    }

    /// A no never ends an attempt: it brings the next status query forward (EN-50). An undecided one may at least tell the provider's
    /// id.
    private mutating func hurry(_ answer: DropInAnswer, _ sending: Sending) -> Reaction<Effect> {
        guard answer.isDefinite else { return learn(id: answer.providerId) }
        switch state {
        case .authorising, .capturing:
            return query(
                DropInVerifying(
                    sending: sending, queries: 1, systemTransactionId: answer.providerId, beganByQuery: true))
        case .verifying(let verifying): return query(verifying.payload.next)
        default: return .ignore(.already)
        }
    }

    /// No attempt of this method has begun that transaction: it settles the session without a callback (EN-51), and stops an attempt
    /// that has sent nothing.
    private mutating func learnOutside(_ notification: TransactionNotification) -> Reaction<Effect> {
        if case .open = notification.verdict { return .ignore(.nothingOpen) }
        guard past.raise(outside: notification) else { return .ignore(.duplicate) }
        return stopIfSettled(by: notification.verdict(countedFor: attempt), paying: nil) ?? .note
    }
}
