/// What takes too long, and a journal that cannot keep an event.
extension PazeFlow {
    /// What the state waits for has taken too long (EN-17, EN-41).
    mutating func overrun() -> Reaction<Effect> {
        switch state {
        case .announcingInit, .announcingVisible, .announcingPresentmentFailure, .announcingHidden, .announcingClick,
            .reportingComplete, .reportingDecryption, .announcing:
            return acknowledge()
        case .creatingCheckout(let requested): return created(requested.payload, .silent)
        case .awaitingCheckout(let handoff):
            return end(
                handoff.payload.attempt, .cancelled(by: .deadline, at: "awaitingCheckout"),
                telling: incomplete("Checkout timed out."))
        case .approvingCheckout(let checkedOut):
            return fail(checkedOut.payload.attempt, .callback("onCheckoutComplete"))
        case .completing(let checkedOut): return completed(checkedOut.payload, .silent)
        case .askingDecryption(let completed): return fail(completed.payload.attempt, .callback("onPreDecryption"))
        case .decrypting(let completed): return decrypted(completed.payload, .silent)
        case .askingAuthorisation(let decrypted):
            return failSubmission(decrypted.payload.attempt, .callback("onPreAuthorisation"))
        case .askingShopper(let preAuthorised): return prepare(preAuthorised, nil)
        case .authorising(let sending): return verify(sending, queries: 0, systemTransactionId: nil)
        case .verifying(let verifying):
            let next = verifying.payload.next
            return go(.querying(Evidence(next)), .findTransactions(next.sending.payload.attempt))
        case .querying, .askingStatus, .recheckingOutcome:
            guard let attempt = call.flatMap(Self.asked) else { return .ignore(.late) }
            return take(found: PazeAnswer(attempt: attempt, result: .silent))
        case .idle, .validatingPresentment, .hidden, .ready, .validatingCheckout, .renewing, .reserving, .ended,
            .renewingAttempt:
            return .ignore(.late)
        }
    }

    /// Nothing was sent yet: the attempt fails. After that it is only unknown (EN-70).
    mutating func journalFailed() -> Reaction<Effect> {
        let failure = PaymentFailure(code: "FLOW0007", message: "The journal could not keep the attempt.")
        switch state {
        case .announcingClick(let attempt), .validatingCheckout(let attempt): return fail(attempt, failure)
        case .creatingCheckout(let requested): return fail(requested.payload.attempt, failure)
        case .awaitingCheckout(let handoff): return fail(handoff.payload.attempt, failure)
        case .approvingCheckout(let checkedOut), .completing(let checkedOut):
            return fail(checkedOut.payload.attempt, failure)
        case .reportingComplete(let completed), .askingDecryption(let completed), .decrypting(let completed):
            return fail(completed.payload.attempt, failure)
        case .reportingDecryption(let decrypted): return fail(decrypted.payload.attempt, failure)
        case .askingAuthorisation(let decrypted): return failSubmission(decrypted.payload.attempt, failure)
        case .askingShopper(let preAuthorised):
            return failSubmission(preAuthorised.payload.decrypted.payload.attempt, failure)
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending), .authorising(let sending):
            // The effect behind the event was not started: nothing was sent.
            return failSubmission(
                sending.payload.attempt, failure, tornDown: sending.payload.circumstances.contains(.tornDown))
        case .verifying(let verifying), .querying(let verifying):
            return verify(
                verifying.payload.sending, queries: Verification.queries,
                systemTransactionId: verifying.payload.systemTransactionId)
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            return .ignore(.nothingOpen)
        }
    }

    /// The attempt that a status query is about.
    private static func asked(_ effect: Effect) -> Evidence<Attempt>? {
        if case .findTransactions(let attempt) = effect { attempt } else { nil }
    }
}
