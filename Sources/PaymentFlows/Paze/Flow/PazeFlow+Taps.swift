/// Taps, and the reset that lets them in again.
extension PazeFlow {
    package var isAskingFirst: Bool {
        switch state {
        case .recheckingOutcome, .renewingAttempt: true
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout, .approvingCheckout, .completing, .reportingComplete, .askingDecryption, .decrypting,
            .reportingDecryption, .askingAuthorisation, .askingShopper, .askingStatus, .renewing, .reserving,
            .authorising, .verifying, .querying, .announcing, .ended:
            false
        }
    }

    mutating func tap(_ attempt: Evidence<Attempt>, expired: Bool) -> Reaction<Effect> {
        switch state {
        case .ready: return tap(attempt, after: past.earlier, expired: expired)
        case .ended(let ending): return tap(attempt, after: ending, expired: expired)
        case .announcing: return .postpone
        case .hidden, .announcingHidden, .announcingPresentmentFailure: return .refuse(.hidden)
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible: return .refuse(.notReady)
        case .announcingClick, .validatingCheckout, .creatingCheckout, .awaitingCheckout, .approvingCheckout,
            .completing, .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption, .askingAuthorisation,
            .askingShopper, .askingStatus, .renewing, .reserving, .authorising, .verifying, .querying,
            .recheckingOutcome, .renewingAttempt:
            return .refuse(.alreadyProcessing)
        }
    }

    /// What the last ending allows; a teardown and a new appearance in between change nothing (EN-22, EN-28).
    private mutating func tap(
        _ attempt: Evidence<Attempt>, after ending: Evidence<PazeEnding>?, expired: Bool
    ) -> Reaction<Effect> {
        if let refusal = past.refusal(after: ending?.payload) { return .refuse(refusal) }
        guard let ending else { return begin(attempt, expired: expired) }
        guard let refusal = ending.payload.refusal else {
            past.leave(ending)
            return begin(attempt, expired: expired)
        }
        guard refusal == .outcomeUnknown else { return .refuse(refusal) }
        return ask(PazeRecheck(ending: ending, attempt: attempt, isExpired: expired, resumes: nil))
    }

    /// A tap is let in. On an expired session only its end is told (EN-46).
    mutating func begin(_ attempt: Evidence<Attempt>, expired: Bool) -> Reaction<Effect> {
        if expired { return fail(attempt, .sessionExpired) }
        return go(.announcingClick(attempt), .announceClick)
    }

    /// Back to the first usable state (EN-28).
    mutating func reset() -> Reaction<Effect> {
        switch state {
        case .ended(let ending):
            if past.refusal(after: ending.payload) == .alreadySettled { return .refuse(.alreadySettled) }
            past.release(ending)
            return rest(.ready)
        case .ready, .idle, .hidden, .validatingPresentment, .announcingInit, .announcingVisible,
            .announcingPresentmentFailure, .announcingHidden:
            // What is shown is as usable as it gets; an ending from before the appearance is let go of.
            let refusal = past.refusal(after: past.earlier?.payload)
            guard refusal != .alreadySettled else { return .refuse(.alreadySettled) }
            guard refusal != nil || past.isUnreleased else { return .ignore(.already) }
            past.release(past.earlier)
            return .note
        case .announcingClick, .validatingCheckout, .creatingCheckout, .awaitingCheckout, .approvingCheckout,
            .completing, .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption, .askingAuthorisation,
            .askingShopper, .askingStatus, .renewing, .reserving, .authorising, .verifying, .querying, .announcing,
            .recheckingOutcome, .renewingAttempt:
            return .refuse(.alreadyProcessing)
        }
    }
}
