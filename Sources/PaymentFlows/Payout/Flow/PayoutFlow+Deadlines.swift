/// What takes too long, and a journal that cannot keep an event.
extension PayoutFlow {
    /// What the state waits for has taken too long (EN-17, EN-41).
    mutating func overrun() -> Reaction<Effect> {
        switch state {
        case .clicked, .announcing, .announcingElsewhere: return acknowledge()
        case .askingApproval(let order): return fail(order.payload.attempt, .callback("onPrePayoutSubmit"))
        case .paying(let sending): return verify(sending, queries: 0, systemTransactionId: nil)
        case .verifying(let verifying):
            let next = verifying.payload.next
            return go(.querying(Evidence(next)), .findTransactions(next.sending.payload.attempt))
        case .querying, .askingStatus, .recheckingOutcome:
            guard case .findTransactions(let asked) = call else { return .ignore(.late) }
            return take(found: PayoutAnswer(attempt: asked, result: .silent))
        case .gone, .idle, .validating, .renewing, .reserving, .ended, .renewingAttempt:
            return .ignore(.late)
        }
    }

    /// Nothing was sent yet: the attempt fails. After that it is only unknown (EN-70, PO-08).
    mutating func journalFailed() -> Reaction<Effect> {
        let failure = PaymentFailure(
            code: FlowErrorCode.engineUnavailable.rawValue, message: "The journal could not keep the attempt.")
        switch state {
        case .clicked(let attempt), .validating(let attempt): return fail(attempt, failure)
        case .askingApproval(let order): return fail(order.payload.attempt, failure)
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending), .paying(let sending):
            // The effect behind the event was not started: nothing was sent.
            return fail(
                sending.payload.attempt, failure, tornDown: sending.payload.circumstances.contains(.tornDown))
        case .verifying(let verifying), .querying(let verifying):
            return verify(
                verifying.payload.sending, queries: Verification.queries,
                systemTransactionId: verifying.payload.systemTransactionId)
        case .gone, .idle, .announcing, .ended, .announcingElsewhere, .recheckingOutcome, .renewingAttempt:
            return .ignore(.nothingOpen)
        }
    }
}
