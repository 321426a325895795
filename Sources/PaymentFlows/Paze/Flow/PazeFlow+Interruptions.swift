/// What interrupts the happy path from outside: cancels, teardown, expiry.
extension PazeFlow {
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
            past.leave(ending)
            return rest(.idle)
        case .announcing(let ending):
            // The outcome stands; the running last callback is left behind (EN-17). Expiry ends nothing that has an outcome.
            guard cancel.by != .expiry else { return .ignore(.ended) }
            guard cancel.by == .teardown else { return rest(.ended(ending)) }
            past.leave(ending)
            return rest(.idle)
        case .recheckingOutcome(let recheck):
            guard cancel.by == .teardown else { return resume(recheck.payload, knowing: recheck.payload.ending) }
            past.leave(recheck.payload.ending)
            return rest(.idle)
        case .renewingAttempt(let recheck):
            // The ending lies behind already, where a late reply may have raised it.
            guard cancel.by != .teardown else { return rest(.idle) }
            return resume(recheck.payload, knowing: past.earlier ?? recheck.payload.ending)
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
            return end(attempt, outcome, telling: nil, tornDown: true)
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
            // After the web checkout has come back complete there is nothing left that the shopper could cancel (PZ-14).
            guard stretch == .opening else { return .ignore(.late) }
            return end(
                attempt, .cancelled(by: .shopper, at: step, reason: Self.userCancelled),
                telling: incomplete(Self.userCancelled))
        case .merchant, .deadline:
            return end(attempt, outcome, telling: nil)
        }
    }

    func incomplete(_ reason: String) -> PazeNotice {
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
