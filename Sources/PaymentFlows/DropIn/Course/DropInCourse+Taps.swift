/// Taps, and the reset that lets them in again.
extension DropInCourse {
    mutating func take(_ tap: Tap, failure: PaymentFailure?) -> Reaction<Effect> {
        switch place {
        case .none:
            guard case .idle = state else { return .refuse(.notReady) }
            guard let earlier = past.earlier else {
                return settlement.isSettled ? .refuse(.alreadySettled) : begin(tap, failure: failure)
            }
            return take(tap, after: earlier, failure: failure)
        case .over(let ending):
            guard case .ended = state else { return .postpone }
            return take(tap, after: ending, failure: failure)
        case .open, .committed, .rechecking: return .refuse(.alreadyProcessing)
        }
    }

    /// What the last ending allows; a teardown and a new appearance in between change nothing (EN-22, EN-28).
    private mutating func take(
        _ tap: Tap, after ending: Evidence<DropInEnding>, failure: PaymentFailure?
    ) -> Reaction<Effect> {
        let refusal = ending.payload.refusal
        if refusal == .needsReconciliation { return .refuse(.needsReconciliation) }
        guard !settlement.isSettled else { return .refuse(.alreadySettled) }
        guard let refusal else {
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
        guard attempt.payload.amount != nil else { return fail(attempt, .unusableAmount) }
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
            guard !isSettledForGood(ending) else { return .refuse(.alreadySettled) }
            past.release(ending)
            return rest(.idle)
        case .none:
            // What is offered is as usable as it gets; an ending from before the appearance is let go of.
            guard let earlier = past.earlier, !earlier.payload.isReleased else { return .ignore(.already) }
            guard !isSettledForGood(earlier) else { return .refuse(.alreadySettled) }
            past.release(earlier)
            return .note
        case .open, .committed, .rechecking: return .refuse(.alreadyProcessing)
        }
    }

    private func isSettledForGood(_ ending: Evidence<DropInEnding>) -> Bool {
        settlement.isSettled && !ending.payload.isMismatch
    }
}
