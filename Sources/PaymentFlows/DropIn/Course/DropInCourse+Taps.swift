/// Taps, and the reset that lets them in again.
extension DropInCourse {
    mutating func take(_ tap: Tap, failure: PaymentFailure?) -> Reaction<Effect> {
        switch place {
        case .none:
            guard case .idle = state else { return .refuse(.notReady) }
            return take(tap, after: past.earlier, failure: failure)
        case .over(let ending):
            guard case .ended = state else { return .postpone }
            return take(tap, after: ending, failure: failure)
        case .open, .committed, .rechecking: return .refuse(.alreadyProcessing)
        }
    }

    /// What the last ending allows; a teardown and a new appearance in between change nothing (EN-22, EN-28).
    private mutating func take(
        _ tap: Tap, after ending: Evidence<DropInEnding>?, failure: PaymentFailure?
    ) -> Reaction<Effect> {
        if let refusal = past.refusal(after: ending?.payload) { return .refuse(refusal) }
        guard let ending else { return begin(tap, failure: failure) }
        guard let refusal = ending.payload.refusal else {
            past.leave(ending)
            return begin(tap, failure: failure)
        }
        guard refusal == .outcomeUnknown else { return .refuse(refusal) }
        return ask(DropInRecheck(ending: ending, tap: tap, failure: failure))
    }

    /// A tap is let in. One in vain has only its end told (EN-46, EN-35), and so has an unusable amount (TY-09) or id (EN-65).
    mutating func begin(_ tap: Tap, failure: PaymentFailure?) -> Reaction<Effect> {
        if let failure { return fail(tap.payload.attempt, failure) }
        let attempt = tap.payload.attempt
        guard let amount = attempt.payload.amount, amount.minorUnits > 0 || Method.facts.canVerify else {
            return fail(attempt, .unusableAmount)
        }
        if let problem = attempt.payload.problem { return fail(attempt, problem) }
        return go(.askingBeforeSubmit(tap), .askBeforeSubmit)
    }

    /// The host lowers the flag that a dismissed sheet left up (DI-15).
    mutating func clearProcessing() -> Reaction<Effect> {
        switch state {
        case .ended(let ending) where ending.payload.leavesFlagUp:
            state = .ended(ending.with { $0.leavesFlagUp = false })
            return .note
        case .announcing(let ending) where ending.payload.leavesFlagUp:
            state = .announcing(ending.with { $0.leavesFlagUp = false })
            return .note
        case .absent, .idle, .askingBeforeSubmit, .submitting, .askingConsent, .askingShopper, .askingAddress, .step,
            .askingStatus, .renewing, .reserving, .authorising, .capturing, .verifying, .querying, .announcing, .ended,
            .recheckingOutcome, .renewingAttempt:
            // Nothing was left up, or an attempt is open and the flag is its own.
            return .ignore(.nothingOpen)
        }
    }

    /// Back to the first usable state (EN-28).
    mutating func reset() -> Reaction<Effect> {
        switch place {
        case .over(let ending):
            guard case .ended = state else { return .refuse(.alreadyProcessing) }
            if past.refusal(after: ending.payload) == .alreadySettled { return .refuse(.alreadySettled) }
            past.release(ending)
            return rest(.idle)
        case .none:
            // What is offered is as usable as it gets; an ending from before the appearance is let go of.
            let refusal = past.refusal(after: past.earlier?.payload)
            guard refusal != .alreadySettled else { return .refuse(.alreadySettled) }
            guard refusal != nil || past.isUnreleased else { return .ignore(.already) }
            past.release(past.earlier)
            return .note
        case .open, .committed, .rechecking: return .refuse(.alreadyProcessing)
        }
    }
}
