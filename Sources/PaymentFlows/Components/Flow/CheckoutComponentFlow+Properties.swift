extension CheckoutComponentFlow: PaymentFlow {
    package static var deadlinePassed: Event { .deadlinePassed }
    package static func cancelled(_ cancel: Cancel) -> Event { .cancelled(cancel) }

    package var standing: Standing<Waiting> {
        switch state {
        case .created, .available, .unavailable, .ready, .lookingUp, .editing: .idle
        case .checkingAvailability, .announcingReady, .announcingChange, .announcingMisuse, .submitting, .tokenising,
            .askingStatus, .renewing, .awaitingHandler, .reserving, .submittingSession, .handlingSubmit,
            .checkingAction, .verifying, .querying, .announcing, .recheckingOutcome, .renewingAttempt:
            .busy
        case .askingCardBin: .gate(.cardBin)
        case .tapped(let start): .gate(.tap(start))
        case .askingTokenised(let tokenised): .gate(.tokenised(tokenised))
        case .awaitingSheet(let submission): .waiting(.sheet(submission))
        case .acting(let acting): .waiting(.action(acting))
        case .ended(let ending): .ended(ending.payload.outcome)
        }
    }

    package var phase: Phase {
        switch state {
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing:
            .none
        case .announcingMisuse(let misuse): if case .ended = misuse.payload.resumes { .ended } else { .none }
        case .tapped, .submitting, .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing,
            .awaitingHandler, .reserving, .recheckingOutcome, .renewingAttempt:
            .open
        case .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying: .committed
        case .announcing(let ending): ending.payload.wasSent ? .tellingCommitted : .telling
        case .ended: .ended
        }
    }

    /// The processing flag (CC-07): up from just before `onSubmit` to the outcome, and not for `tokenize()` (CC-11).
    package var isProcessing: Bool {
        switch state {
        case .submitting, .awaitingSheet, .askingStatus, .renewing, .awaitingHandler, .reserving, .submittingSession,
            .handlingSubmit, .acting, .checkingAction, .verifying, .querying:
            true
        case .tokenising(let submission): !submission.payload.endsWithToken
        case .askingTokenised(let tokenised): !tokenised.payload.submission.payload.endsWithToken
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .announcing, .ended, .recheckingOutcome,
            .renewingAttempt:
            false
        }
    }

    package var attempt: Evidence<Attempt>? {
        switch state {
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .announcing, .ended:
            ending?.payload.attempt
        case .tapped(let start): start.payload.attempt
        case .submitting(let submission), .awaitingSheet(let submission), .tokenising(let submission):
            submission.payload.attempt
        case .askingTokenised(let tokenised): tokenised.payload.submission.payload.attempt
        case .askingStatus(let sending), .renewing(let sending), .awaitingHandler(let sending), .reserving(let sending):
            sending.payload.attempt
        case .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying:
            sending?.payload.attempt
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck): recheck.payload.attempt
        }
    }

    /// The ending of the attempt that has ended last and is not yet followed by another.
    package var ending: Evidence<Ending>? {
        switch state {
        case .announcing(let ending), .ended(let ending): ending
        case .announcingMisuse(let misuse):
            if case .ended(let ending) = misuse.payload.resumes { ending } else { earlier }
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing:
            earlier
        case .tapped, .submitting, .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing,
            .awaitingHandler, .reserving, .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying,
            .querying, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }

    package var outcome: Outcome? { ending?.payload.outcome }

    package var settlement: Settlement {
        // Asked for at each change of the phase: without an array.
        var known = outside?.payload.settlement ?? .open
        if let ending { known = max(known, ending.payload.settlement) }
        if let earlier { known = max(known, earlier.payload.settlement) }
        if let older { known = max(known, older.payload.settlement) }
        return known
    }

    package var wasSent: Bool { ending?.payload.wasSent ?? (phase == .committed) }

    package var isOrphaned: Bool { sending?.payload.circumstances.contains(.tornDown) ?? false }
}
