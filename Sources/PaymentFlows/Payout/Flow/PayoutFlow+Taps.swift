/// Taps, and the reset that lets them in again.
extension PayoutFlow {
    package var isAskingFirst: Bool {
        switch state {
        case .recheckingOutcome, .renewingAttempt: true
        case .gone, .idle, .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .paying,
            .verifying, .querying, .announcing, .ended, .announcingElsewhere:
            false
        }
    }

    mutating func tap(_ attempt: Evidence<Attempt>, expired: Bool) -> Reaction<Effect> {
        switch state {
        case .idle: return tap(attempt, after: past.earlier, expired: expired)
        case .ended(let ending): return tap(attempt, after: ending, expired: expired)
        case .announcing: return .postpone
        // The claim is nobody's, and the session is paid.
        case .announcingElsewhere(let ending): return .refuse(past.refusal(after: ending.payload) ?? .alreadySettled)
        case .gone: return .refuse(.notReady)
        case .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .paying, .verifying,
            .querying, .recheckingOutcome, .renewingAttempt:
            return .refuse(.alreadyProcessing)
        }
    }

    /// What the last ending allows; a teardown and a new appearance in between change nothing (EN-22, EN-28).
    private mutating func tap(
        _ attempt: Evidence<Attempt>, after ending: Evidence<PayoutEnding>?, expired: Bool
    ) -> Reaction<Effect> {
        if let refusal = past.refusal(after: ending?.payload) { return .refuse(refusal) }
        guard let ending else { return begin(attempt, expired: expired) }
        guard let refusal = ending.payload.refusal else {
            past.leave(ending)
            return begin(attempt, expired: expired)
        }
        guard refusal == .outcomeUnknown else { return .refuse(refusal) }
        return ask(PayoutRecheck(ending: ending, attempt: attempt, isExpired: expired, resumes: nil))
    }

    /// A tap is let in. On an expired session only its end is told (EN-46).
    mutating func begin(_ attempt: Evidence<Attempt>, expired: Bool) -> Reaction<Effect> {
        if expired { return fail(attempt, .sessionExpired) }
        return go(.clicked(attempt), .announceClick)
    }

    /// Back to the first usable state (EN-28).
    mutating func reset() -> Reaction<Effect> {
        switch state {
        case .ended(let ending):
            if past.refusal(after: ending.payload) == .alreadySettled { return .refuse(.alreadySettled) }
            past.release(ending)
            return rest(.idle)
        case .idle, .gone:
            // An ending from before the component went away is let go of.
            let refusal = past.refusal(after: past.earlier?.payload)
            guard refusal != .alreadySettled else { return .refuse(.alreadySettled) }
            guard refusal != nil || past.isUnreleased else { return .ignore(.already) }
            past.release(past.earlier)
            return .note
        case .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .paying, .verifying,
            .querying, .announcing, .announcingElsewhere, .recheckingOutcome, .renewingAttempt:
            return .refuse(.alreadyProcessing)
        }
    }
}
