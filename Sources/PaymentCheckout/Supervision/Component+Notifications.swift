package import PaymentFlows

/// What a provider says outside any call, as far as it is this component's (EN-50).
extension Component {
    package nonisolated func translated(_ reply: TransactionReply) -> TransactionReply { Method.translated(reply) }

    package nonisolated func isMeant(by reply: TransactionReply) -> Bool {
        assumeIsolated { $0.seat.course.flow.attempt(meantBy: reply) != nil }
    }

    package nonisolated func amount(meantBy reply: TransactionReply) -> Amount? {
        assumeIsolated { $0.seat.course.flow.attempt(meantBy: reply)?.payload.amount }
    }

    package nonisolated func take(_ reply: TransactionReply, whenKept: @escaping @Sendable (Bool) -> Void) -> Bool {
        assumeIsolated { $0.takeNotification(reply, whenKept) }
    }

    private func takeNotification(_ reply: TransactionReply, _ whenKept: @escaping @Sendable (Bool) -> Void) -> Bool {
        guard let event = Method.notified(reply, flow: seat.course.flow, session: session) else {
            note(.ignoredEvents)
            return false
        }
        let decided = seat.decided
        let waits = keepsDecision(event, whenKept: whenKept)
        // From inside the running callback it waits for that one's return; from outside it overtakes it (EN-14, EN-17).
        if !waits { dispatch(event) }
        if seat.decided == decided { hears(event) }
        return waits
    }
}
