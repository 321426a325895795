/// What interrupts the happy path from outside: cancels, teardown, expiry.
extension PayoutFlow {
    /// Somebody wants the attempt ended, or the component gone (EN-33, EN-37).
    mutating func interrupt(_ cancel: Cancel) -> Reaction<Effect> {
        let isTeardown = cancel.by == .teardown
        switch state {
        case .gone: return isTeardown ? .ignore(.already) : .ignore(.nothingOpen)
        case .idle: return isTeardown ? rest(.gone) : .ignore(.nothingOpen)
        case .ended(let ending): return isTeardown ? leave(ending) : .ignore(.ended)
        case .announcing(let ending), .announcingElsewhere(let ending):
            // The outcome stands; the running last callback is left behind (EN-17). Expiry ends nothing that has an outcome.
            guard cancel.by != .expiry else { return .ignore(.ended) }
            return isTeardown ? leave(ending) : rest(.ended(ending))
        case .recheckingOutcome(let recheck):
            return isTeardown
                ? leave(recheck.payload.ending) : resume(recheck.payload, knowing: recheck.payload.ending)
        case .renewingAttempt(let recheck):
            // The ending lies behind already, where a late reply may have raised it.
            guard !isTeardown else { return rest(.gone) }
            return resume(recheck.payload, knowing: past.earlier ?? recheck.payload.ending)
        case .paying(let sending):
            return remember(cancel, sending) { .paying($0) }
        case .verifying(let verifying):
            return remember(cancel, verifying.payload.sending) {
                .verifying(Evidence(verifying.payload.with(sending: $0)))
            }
        case .querying(let verifying):
            return remember(cancel, verifying.payload.sending) {
                .querying(Evidence(verifying.payload.with(sending: $0)))
            }
        case .clicked(let attempt), .validating(let attempt): return end(attempt, cancel)
        case .askingApproval(let order): return end(order.payload.attempt, cancel)
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending):
            return end(sending.payload.attempt, cancel)
        }
    }

    private mutating func leave(_ ending: Evidence<PayoutEnding>) -> Reaction<Effect> {
        past.leave(ending)
        return rest(.gone)
    }

    /// After the point of no return a cancel is a request only; expiry and teardown are remembered (EN-33, EN-34, EN-46).
    private mutating func remember(
        _ cancel: Cancel, _ sending: Evidence<PayoutSending>, _ state: (Evidence<PayoutSending>) -> State
    ) -> Reaction<Effect> {
        let circumstance: PayoutSending.Circumstances
        switch cancel.by {
        case .teardown: circumstance = .tornDown
        case .expiry: circumstance = .expired
        case .host, .shutdown, .shopper, .merchant, .deadline, .restart: return .ignore(.tooLate)
        }
        guard !sending.payload.circumstances.contains(circumstance) else { return .ignore(.already) }
        self.state = state(Evidence(sending.payload.with(circumstance)))
        return .note
    }

    /// Before the point of no return a cancel ends the attempt, with the callback that EN-37 names for it.
    private mutating func end(_ attempt: Evidence<Attempt>, _ cancel: Cancel) -> Reaction<Effect> {
        let outcome = Outcome.cancelled(by: cancel.by, at: Self.stateNames[Int(tag)])
        switch cancel.by {
        case .teardown: return end(attempt, outcome, telling: nil, tornDown: true)
        case .expiry: return end(attempt, outcome, telling: .error(.sessionExpired))
        case .host, .shutdown:
            return end(attempt, outcome, telling: cancel.beforeFirstCallback ? nil : .cancelled)
        case .shopper: return end(attempt, outcome, telling: .cancelled)
        case .merchant, .deadline, .restart: return end(attempt, outcome, telling: nil)
        }
    }
}
