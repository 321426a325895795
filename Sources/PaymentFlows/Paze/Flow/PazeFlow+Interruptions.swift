/// What interrupts the happy path: taps at the wrong time, cancels, teardown, expiry, deadlines, `reset()`.
extension PazeFlow {
    mutating func tap(_ attempt: Evidence<Attempt>, expired: Bool) -> Reaction<Effect> {
        switch state {
        case .ready: return begin(attempt, expired: expired)
        case .ended(let ending):
            switch (ending.payload.settlement.isSettled, ending.payload.outcome.refusal) {
            case (_, .outcomeUnknown) where !ending.payload.settlement.isSettled:
                let recheck = Evidence(PazeRecheck(ending: ending, attempt: attempt))
                return go(.recheckingOutcome(recheck), .findTransactions(ending.payload.attempt))
            case (_, .needsReconciliation): return .refuse(.needsReconciliation)
            case (true, _): return .refuse(.alreadySettled)
            case (false, let refusal?): return .refuse(refusal)
            case (false, nil):
                earlier = ending
                return begin(attempt, expired: expired)
            }
        case .announcing: return .postpone
        case .hidden, .announcingHidden, .announcingPresentmentFailure: return .refuse(.hidden)
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible: return .refuse(.notReady)
        case .announcingClick, .validatingCheckout, .creatingCheckout, .awaitingCheckout, .approvingCheckout,
            .completing,
            .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption, .askingAuthorisation,
            .askingShopper,
            .askingStatus, .renewing, .reserving, .authorising, .verifying, .querying, .recheckingOutcome,
            .renewingAttempt:
            return .refuse(.alreadyProcessing)
        }
    }

    private mutating func begin(_ attempt: Evidence<Attempt>, expired: Bool) -> Reaction<Effect> {
        if expired { return fail(attempt, .sessionExpired) }
        return go(.announcingClick(attempt), .announceClick)
    }

    /// Somebody wants the attempt ended, or the component gone (EN-33, EN-37).
    mutating func interrupt(_ cancel: Cancel) -> Reaction<Effect> {
        switch state {
        case .idle: return cancel.by == .teardown ? .ignore(.already) : .ignore(.nothingOpen)
        case .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden,
            .hidden, .ready:
            return cancel.by == .teardown ? rest(.idle) : .ignore(.nothingOpen)
        case .ended(let ending):
            guard cancel.by == .teardown else { return .ignore(.ended) }
            earlier = ending
            return rest(.idle)
        case .announcing(let ending):
            // The outcome stands; the running last callback is left behind (EN-17). Expiry ends nothing that has an outcome.
            guard cancel.by != .expiry else { return .ignore(.ended) }
            guard cancel.by == .teardown else { return rest(.ended(ending)) }
            earlier = ending
            return rest(.idle)
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck):
            guard cancel.by == .teardown else { return rest(.ended(recheck.payload.ending)) }
            earlier = recheck.payload.ending
            return rest(.idle)
        case .authorising(let sending):
            return remember(cancel, sending) { .authorising($0) }
        case .verifying(let verifying):
            return remember(cancel, verifying.payload.sending) {
                .verifying(Evidence(verifying.payload.with(sending: $0)))
            }
        case .querying(let verifying):
            return remember(cancel, verifying.payload.sending) {
                .querying(Evidence(verifying.payload.with(sending: $0)))
            }
        case .announcingClick(let attempt), .validatingCheckout(let attempt):
            return end(attempt, cancel, .opening)
        case .creatingCheckout(let requested): return end(requested.payload.attempt, cancel, .opening)
        case .awaitingCheckout(let handoff): return end(handoff.payload.attempt, cancel, .opening)
        case .approvingCheckout(let checkedOut): return end(checkedOut.payload.attempt, cancel, .approving)
        case .completing(let checkedOut): return end(checkedOut.payload.attempt, cancel, .approved)
        case .reportingComplete(let completed), .askingDecryption(let completed), .decrypting(let completed):
            return end(completed.payload.attempt, cancel, .approved)
        case .reportingDecryption(let decrypted): return end(decrypted.payload.attempt, cancel, .approved)
        case .askingAuthorisation(let decrypted): return end(decrypted.payload.attempt, cancel, .submitting)
        case .askingShopper(let preAuthorised):
            return end(preAuthorised.payload.decrypted.payload.attempt, cancel, .submitting)
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending):
            return end(sending.payload.attempt, cancel, .submitting)
        }
    }

    /// After the point of no return a cancel is a request only; expiry and teardown are remembered (EN-33, EN-34, EN-46).
    private mutating func remember(
        _ cancel: Cancel, _ sending: Evidence<PazeSending>, _ state: (Evidence<PazeSending>) -> State
    ) -> Reaction<Effect> {
        let circumstance: PazeSending.Circumstances
        switch cancel.by {
        case .teardown: circumstance = .tornDown
        case .expiry: circumstance = .expired
        case .host, .shutdown, .shopper, .merchant, .deadline, .restart: return .ignore(.tooLate)
        }
        guard !sending.payload.circumstances.contains(circumstance) else { return .ignore(.already) }
        self.state = state(Evidence(sending.payload.with(circumstance)))
        return .note
    }

    /// How far an attempt has come, as far as EN-37 tells the callbacks of its end apart.
    private enum Stretch { case opening, approving, approved, submitting }

    private mutating func end(_ attempt: Evidence<Attempt>, _ cancel: Cancel, _ stretch: Stretch) -> Reaction<Effect> {
        let step = Self.stateNames[Int(tag)]
        let outcome = Outcome.cancelled(by: cancel.by, at: step)
        switch cancel.by {
        case .teardown:
            return end(attempt, outcome, telling: nil, sent: nil, tornDown: true)
        case .expiry:
            let expired = PaymentFailure.sessionExpired
            return end(attempt, outcome, telling: stretch == .submitting ? .submitError(expired) : .error(expired))
        case .host, .shutdown:
            guard !cancel.beforeFirstCallback, stretch == .opening || stretch == .approving else {
                return end(attempt, outcome, telling: nil)
            }
            return end(attempt, outcome, telling: incomplete("Cancelled by the host."))
        case .restart:
            guard stretch != .opening else { return end(attempt, outcome, telling: nil) }
            return fail(attempt, PaymentFailure(code: "SDK1214", message: "The checkout was interrupted."))
        case .shopper:
            return end(
                attempt, .cancelled(by: .shopper, at: step, reason: Self.userCancelled),
                telling: incomplete(Self.userCancelled))
        case .merchant, .deadline:
            return end(attempt, outcome, telling: nil)
        }
    }

    /// The component goes away before anything was sent: no callback, and the ending is remembered (EN-37).
    private mutating func end(
        _ attempt: Evidence<Attempt>, _ outcome: Outcome, telling: PazeNotice?, sent: PazeSending.Circumstances?,
        tornDown: Bool
    ) -> Reaction<Effect> {
        earlier = Evidence(
            PazeEnding(attempt: attempt, outcome: outcome, settlement: .notCharged, notice: nil, wasSent: false))
        return rest(.idle)
    }

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
            let next = PazeVerifying(
                sending: verifying.payload.sending, queries: verifying.payload.queries + 1,
                systemTransactionId: verifying.payload.systemTransactionId)
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
            return failSubmission(sending.payload.attempt, failure)
        case .verifying(let verifying), .querying(let verifying):
            return verify(
                verifying.payload.sending, queries: Verification.queries,
                systemTransactionId: verifying.payload.systemTransactionId)
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            return .ignore(.nothingOpen)
        }
    }

    /// Back to the first usable state (EN-28).
    mutating func reset() -> Reaction<Effect> {
        switch state {
        case .ended(let ending):
            let mismatch = ending.payload.outcome.refusal == .needsReconciliation
            guard mismatch || !ending.payload.settlement.isSettled else { return .refuse(.alreadySettled) }
            earlier = mismatch ? nil : ending
            return rest(.ready)
        case .ready, .idle: return .ignore(.already)
        case .hidden, .announcingHidden, .announcingPresentmentFailure: return .refuse(.hidden)
        case .validatingPresentment, .announcingInit, .announcingVisible: return .refuse(.notReady)
        case .announcingClick, .validatingCheckout, .creatingCheckout, .awaitingCheckout, .approvingCheckout,
            .completing,
            .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption, .askingAuthorisation,
            .askingShopper,
            .askingStatus, .renewing, .reserving, .authorising, .verifying, .querying, .announcing, .recheckingOutcome,
            .renewingAttempt:
            return .refuse(.alreadyProcessing)
        }
    }

    /// The attempt that a status query is about.
    private static func asked(_ effect: Effect) -> Evidence<Attempt>? {
        if case .findTransactions(let attempt) = effect { attempt } else { nil }
    }

    private func incomplete(_ reason: String) -> PazeNotice {
        .incomplete(PazeCheckoutResult(result: .incomplete, reason: reason))
    }
}

extension PaymentFailure {
    /// A tap or an open attempt found the session expired (EN-46).
    static var sessionExpired: PaymentFailure {
        PaymentFailure(code: FlowErrorCode.sessionExpired.rawValue, message: "The session has expired.")
    }

    /// A gate passed its deadline, or failed (EN-17, EN-05).
    static func callback(_ name: String) -> PaymentFailure {
        PaymentFailure(
            code: FlowErrorCode.callbackDeadline.rawValue, message: "\(name): no answer before the callback's deadline."
        )
    }
}
