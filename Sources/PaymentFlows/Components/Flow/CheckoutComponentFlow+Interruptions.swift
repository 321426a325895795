/// What interrupts the happy path from outside: cancels, teardown, expiry (EN-33, EN-37).
extension CheckoutComponentFlow {
    mutating func interrupt(_ cancel: Cancel) -> Reaction<Effect> {
        switch state {
        case .created: return cancel.by == .teardown ? .ignore(.already) : .ignore(.nothingOpen)
        case .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange, .lookingUp,
            .askingCardBin, .editing:
            return cancel.by == .teardown ? disappear() : .ignore(.nothingOpen)
        case .announcingMisuse(let misuse):
            guard cancel.by == .teardown else { return .ignore(.nothingOpen) }
            if case .ended(let ending) = misuse.payload.resumes { leave(ending) }
            return disappear()
        case .ended(let ending):
            guard cancel.by == .teardown else { return .ignore(.ended) }
            leave(ending)
            return disappear()
        case .announcing(let ending):
            // The outcome stands; the running last callback is left behind (EN-17). Expiry ends nothing that has an outcome.
            guard cancel.by != .expiry else { return .ignore(.ended) }
            guard cancel.by == .teardown else { return rest(.ended(ending)) }
            leave(ending)
            return disappear()
        case .recheckingOutcome(let recheck):
            guard cancel.by == .teardown else { return resume(recheck.payload, knowing: recheck.payload.ending) }
            leave(recheck.payload.ending)
            return disappear()
        case .renewingAttempt(let recheck):
            // The ending lies behind already, where a late answer may have raised it.
            guard cancel.by != .teardown else { return disappear() }
            return resume(recheck.payload, knowing: earlier ?? recheck.payload.ending)
        case .acting(let acting):
            // Leaving the challenge is no cancel: the provider is asked what it has done (CC-14).
            guard cancel.by != .shopper else { return check(acting.payload, .dismissed) }
            return remember(cancel, acting.payload.sending)
        case .submittingSession(let sending), .handlingSubmit(let sending): return remember(cancel, sending)
        case .checkingAction(let acted): return remember(cancel, acted.payload.sending)
        case .verifying(let verifying), .querying(let verifying): return remember(cancel, verifying.payload.sending)
        case .tapped(let start): return end(start.payload.attempt, cancel)
        case .submitting(let submission), .awaitingSheet(let submission), .tokenising(let submission):
            return end(submission.payload.attempt, cancel)
        case .askingTokenised(let tokenised): return end(tokenised.payload.submission.payload.attempt, cancel)
        case .askingStatus(let sending), .renewing(let sending), .awaitingHandler(let sending), .reserving(let sending):
            return end(sending.payload.attempt, cancel)
        }
    }

    /// After the point of no return a cancel is a request only; expiry and teardown are remembered (EN-33, EN-34, EN-46).
    private mutating func remember(_ cancel: Cancel, _ sending: Evidence<Sending>) -> Reaction<Effect> {
        let circumstance: Sending.Circumstances
        switch cancel.by {
        case .teardown: circumstance = .tornDown
        case .expiry: circumstance = .expired
        case .host, .shutdown, .shopper, .merchant, .deadline, .restart: return .ignore(.tooLate)
        }
        guard !sending.payload.circumstances.contains(circumstance) else { return .ignore(.already) }
        if cancel.by == .teardown { form = Form.empty }
        replace(Evidence(sending.payload.with(circumstance)))
        return .note
    }

    /// An attempt ends before its point of no return, with the callback of EN-37 or none.
    private mutating func end(_ attempt: Evidence<Attempt>, _ cancel: Cancel) -> Reaction<Effect> {
        let outcome = Outcome.cancelled(by: cancel.by, at: Self.stateNames[Int(tag)])
        switch cancel.by {
        case .teardown: return end(attempt, outcome, telling: nil, tornDown: true)
        case .expiry: return end(attempt, outcome, telling: .error(.sessionExpired))
        case .host, .shutdown:
            guard !cancel.beforeFirstCallback else { return end(attempt, outcome, telling: nil) }
            let failure = PaymentFailure.component(.engine(.cancelledByHost), "The attempt was cancelled by the host.")
            return end(attempt, outcome, telling: .error(failure))
        case .shopper, .merchant, .deadline, .restart: return end(attempt, outcome, telling: nil)
        }
    }

    /// The component went away: what was typed goes with it.
    private mutating func disappear() -> Reaction<Effect> {
        form = Form.empty
        return rest(.created)
    }

    /// The same state, which knows something more of what was sent.
    mutating func replace(_ sending: Evidence<Sending>) {
        switch state {
        case .submittingSession: state = .submittingSession(sending)
        case .handlingSubmit: state = .handlingSubmit(sending)
        case .acting(let acting): state = .acting(Evidence(Acting(sending: sending, action: acting.payload.action)))
        case .checkingAction(let acted):
            state = .checkingAction(Evidence(Acted(sending: sending, end: acted.payload.end)))
        case .verifying(let known): state = .verifying(Evidence(known.payload.with(sending)))
        case .querying(let known): state = .querying(Evidence(known.payload.with(sending)))
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising,
            .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving, .announcing, .ended,
            .recheckingOutcome, .renewingAttempt:
            break
        }
    }
}

extension CheckoutComponentFlow.Verifying {
    fileprivate func with(_ sending: Evidence<CheckoutComponentFlow.Sending>) -> Self {
        Self(sending: sending, queries: queries, actionEnd: actionEnd)
    }
}
