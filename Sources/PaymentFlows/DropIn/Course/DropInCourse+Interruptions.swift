/// What interrupts the course from outside: cancels, teardown, expiry, deadlines, a journal that cannot keep an event.
extension DropInCourse {
    /// Somebody wants the attempt ended, or the component gone (EN-33, EN-37).
    mutating func interrupt(_ cancel: Cancel) -> Reaction<Effect> {
        switch place {
        case .none:
            guard cancel.by == .teardown else { return .ignore(.nothingOpen) }
            guard case .idle = state else { return .ignore(.already) }
            return rest(.absent)
        case .over(let ending):
            // The outcome stands; a running last callback is left behind (EN-17). Expiry ends nothing that has an outcome.
            guard cancel.by == .teardown else {
                guard case .announcing = state, cancel.by != .expiry else { return .ignore(.ended) }
                return rest(.ended(ending))
            }
            past.leave(ending.with { $0.leavesFlagUp = false })
            return rest(.absent)
        case .rechecking(let recheck):
            // Once it is renewing, the ending lies behind already, where a late reply may have raised it.
            let ending = isRenewingAttempt ? past.earlier ?? recheck.payload.ending : recheck.payload.ending
            guard cancel.by == .teardown else { return rest(.ended(ending)) }
            past.leave(ending)
            return rest(.absent)
        case .committed(let sending): return remember(cancel, sending)
        case .open(let attempt): return end(attempt, cancel)
        }
    }

    private var isRenewingAttempt: Bool { if case .renewingAttempt = state { true } else { false } }

    /// Before the point of no return: the table of EN-37.
    private mutating func end(_ attempt: Evidence<Attempt>, _ cancel: Cancel) -> Reaction<Effect> {
        let outcome = Outcome.cancelled(by: cancel.by, at: stateName)
        switch cancel.by {
        case .teardown: return end(attempt, outcome, telling: nil, tornDown: true)
        case .expiry: return end(attempt, outcome, telling: .error(.sessionExpired))
        case .shopper:
            let left = openHandoff
            let reaction = end(attempt, outcome, telling: noticeOfLeaving)
            if let left { note(answered: left) }
            return reaction
        case .host, .shutdown, .restart, .merchant, .deadline: return end(attempt, outcome, telling: nil)
        }
    }

    private var openHandoff: String? { if case .step(let step) = state { Method.openHandoff(at: step) } else { nil } }

    private var noticeOfLeaving: DropInNotice? {
        switch state {
        case .askingBeforeSubmit: nil
        case .step(let step): Method.noticeOfLeaving(at: step, isAdmitted: !Method.isBeforeSubmission(step))
        default: Method.noticeOfLeaving(at: nil, isAdmitted: true)
        }
    }

    /// After the point of no return a cancel is a request only; expiry and teardown are remembered (EN-33, EN-34, EN-46).
    private mutating func remember(_ cancel: Cancel, _ sending: Sending) -> Reaction<Effect> {
        let circumstance: DropInCircumstances
        switch cancel.by {
        case .teardown: circumstance = .tornDown
        case .expiry: circumstance = .expired
        case .host, .shutdown, .shopper, .merchant, .deadline, .restart: return .ignore(.tooLate)
        }
        guard !sending.payload.circumstances.contains(circumstance) else { return .ignore(.already) }
        let known = Evidence(sending.payload.with(circumstance))
        switch state {
        case .authorising: state = .authorising(known)
        case .capturing: state = .capturing(known)
        case .verifying(let verifying): state = .verifying(Evidence(verifying.payload.with(sending: known)))
        case .querying(let verifying): state = .querying(Evidence(verifying.payload.with(sending: known)))
        default: return .ignore(.late)
        }
        return .note
    }

    /// What the state waits for has taken too long (EN-17, EN-41).
    mutating func overrun() -> Reaction<Effect> {
        switch state {
        case .askingBeforeSubmit(let tap): return fail(tap.payload.attempt, .callback("onBeforeSubmit"))
        case .submitting, .announcing: return acknowledge()
        case .askingConsent(let admitted): return consented(admitted, false)
        case .askingShopper(let means): return named(means, nil)
        case .askingAddress(let order): return addressed(order, nil)
        case .step(let step): return follow(Method.overrun(step))
        case .authorising(let sending), .capturing(let sending):
            return verify(sending, queries: 0, systemTransactionId: nil)
        case .verifying(let verifying):
            return query(verifying.payload.next)
        case .querying(let verifying):
            return take(found: DropInAnswer(attempt: verifying.payload.sending.payload.attempt, result: .silent))
        case .askingStatus(let sending):
            return take(found: DropInAnswer(attempt: sending.payload.attempt, result: .silent))
        case .recheckingOutcome(let recheck):
            return take(found: DropInAnswer(attempt: recheck.payload.ending.payload.attempt, result: .silent))
        case .absent, .idle, .renewing, .reserving, .ended, .renewingAttempt: return .ignore(.late)
        }
    }

    /// Nothing was sent yet: the attempt fails. After that it is only unknown (EN-70).
    mutating func failJournal() -> Reaction<Effect> {
        let failure = PaymentFailure(code: "FLOW0007", message: "The journal could not keep the attempt.")
        switch place {
        case .open(let attempt): return fail(attempt, failure)
        case .committed(let sending):
            switch state {
            case .verifying(let verifying), .querying(let verifying):
                return verify(
                    sending, queries: Verification.queries, systemTransactionId: verifying.payload.systemTransactionId)
            default:
                // The effect behind the event was not started: nothing was sent.
                return fail(
                    sending.payload.attempt, failure, tornDown: sending.payload.circumstances.contains(.tornDown))
            }
        case .none, .over, .rechecking: return .ignore(.nothingOpen)
        }
    }
}
