/// What takes too long, and a journal that cannot keep an event.
extension CheckoutComponentFlow {
    /// What the state waits for has taken too long (EN-17, EN-41).
    mutating func overrun() -> Reaction<Effect> {
        switch state {
        case .checkingAvailability:
            let failure = PaymentFailure.component(
                .paymentSessionRequestFailed, "The provider did not say whether the component can be offered.")
            return availabilityChecked(Evidence(failure))
        case .announcingReady, .announcingChange, .announcingMisuse, .submitting, .announcing: return acknowledge()
        case .lookingUp:
            form = Evidence(form.payload.with(.failed))
            return rest(.editing)
        case .askingCardBin: return judge(cardBin: .rejected(message: "The card could not be checked in time."))
        case .tapped(let start): return fail(start.payload.attempt, .callback("handleTap"))
        case .awaitingSheet(let submission):
            return end(submission.payload.attempt, .cancelled(by: .deadline, at: "awaitingSheet"), telling: nil)
        case .tokenising(let submission): return tokenised(submission, .silent)
        case .askingTokenised(let tokenised):
            return fail(tokenised.payload.submission.payload.attempt, .callback("onTokenized"))
        case .awaitingHandler(let sending):
            return fail(
                sending.payload.attempt,
                .component(.submitFailed, "handleSubmit is not there: nothing was submitted."))
        case .submittingSession(let sending), .handlingSubmit(let sending): return verify(sending)
        case .acting(let acting): return check(acting.payload, .timedOut)
        case .checkingAction(let acted): return verify(acted.payload.sending, after: acted.payload.end)
        case .verifying(let verifying): return query(verifying.payload.next)
        case .querying, .askingStatus, .recheckingOutcome:
            guard case .findPayment(let query) = call else { return .ignore(.late) }
            return take(found: Answer(attempt: query.payload.attempt, said: .silent))
        case .created, .available, .unavailable, .ready, .editing, .renewing, .reserving, .ended, .renewingAttempt:
            return .ignore(.late)
        }
    }

    /// Nothing was sent yet: the attempt fails. After that it is only unknown (EN-70).
    mutating func journalFailed() -> Reaction<Effect> {
        let failure = PaymentFailure.component(
            .engine(.engineUnavailable), "The journal could not keep the attempt: nothing was sent.")
        switch state {
        case .tapped(let start): return fail(start.payload.attempt, failure)
        case .submitting(let submission), .awaitingSheet(let submission), .tokenising(let submission):
            return fail(submission.payload.attempt, failure)
        case .askingTokenised(let tokenised): return fail(tokenised.payload.submission.payload.attempt, failure)
        case .askingStatus(let sending), .renewing(let sending), .awaitingHandler(let sending), .reserving(let sending),
            .submittingSession(let sending), .handlingSubmit(let sending):
            // The effect behind the event was not started: nothing was sent.
            return end(
                sending.payload.attempt, .failed(Evidence(failure)), telling: .error(failure),
                tornDown: sending.payload.circumstances.contains(.tornDown))
        case .acting(let acting): return verify(acting.payload.sending, queries: Verification.queries)
        case .checkingAction(let acted): return verify(acted.payload.sending, queries: Verification.queries)
        case .verifying(let verifying), .querying(let verifying):
            return verify(verifying.payload.sending, queries: Verification.queries)
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .announcing, .ended, .recheckingOutcome,
            .renewingAttempt:
            return .ignore(.nothingOpen)
        }
    }
}
