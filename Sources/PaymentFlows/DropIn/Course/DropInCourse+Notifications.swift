/// What the provider tells by itself (EN-50, EN-51).
extension DropInCourse {
    mutating func learn(_ notification: DropInNotification) -> Reaction<Effect> {
        switch place {
        case .open(let attempt) where notification.isAbout(attempt):
            if let told = succeed(attempt, notification.verdict) { return told }
        case .committed(let sending) where notification.isAbout(sending.payload.attempt):
            return succeed(sending.payload.attempt, notification.verdict, sending.payload.circumstances)
                ?? hurry(notification, sending)
        case .none, .open, .committed, .over, .rechecking: break
        }
        return settle(notification)
    }

    /// A success ends the attempt wherever it is: nothing more is sent (EN-51).
    private mutating func succeed(
        _ attempt: Evidence<Attempt>, _ verdict: TransactionVerdict, _ circumstances: DropInCircumstances = []
    ) -> Reaction<Effect>? {
        guard verdict.settlement.isSettled else { return nil }
        return conclude(verdict, attempt, circumstances)
    }

    /// A no never ends an attempt: it brings the next status query forward, and does not count as one (EN-50).
    private mutating func hurry(_ notification: DropInNotification, _ sending: Sending) -> Reaction<Effect> {
        guard notification.verdict.settlement == .notCharged else { return .ignore(.nothingOpen) }
        switch state {
        case .authorising, .capturing:
            return query(
                DropInVerifying(
                    sending: sending, queries: 0, systemTransactionId: notification.systemTransactionId), queries: 0)
        case .verifying(let verifying): return query(verifying.payload, queries: verifying.payload.queries)
        default: return .ignore(.already)
        }
    }

    /// It is about a transaction that has ended, or about none that is known here: settlement only (EN-38).
    private mutating func settle(_ notification: DropInNotification) -> Reaction<Effect> {
        let settlement = notification.verdict.settlement
        guard settlement > .open else { return .ignore(.nothingOpen) }
        let raised = raise(to: settlement, by: notification.verdict) { notification.isAbout($0.attempt) }
        if let raised { return raised }
        // Only what moved money is of interest without an attempt: it settles the session (EN-51).
        guard settlement.isSettled else { return .ignore(.nothingOpen) }
        guard settlement > outside else { return .ignore(.duplicate) }
        outside = settlement
        return .note
    }
}
