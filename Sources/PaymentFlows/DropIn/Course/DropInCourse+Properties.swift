extension DropInCourse {
    package var standing: Standing<DropInWaiting<Method.Handoff>> {
        switch state {
        case .absent, .idle: .idle
        case .askingBeforeSubmit: .gate(.submitApproval)
        case .step(let step): Method.standing(step)
        case .ended(let ending): .ended(ending.payload.outcome)
        case .submitting, .askingConsent, .askingShopper, .askingAddress, .askingStatus, .renewing, .reserving,
            .authorising, .capturing, .verifying, .querying, .announcing, .recheckingOutcome, .renewingAttempt:
            .busy
        }
    }

    // Without `place`: this is asked at every transition, and needs none of the evidence.
    package var phase: Phase {
        switch state {
        case .absent, .idle: .none
        case .askingBeforeSubmit, .submitting, .askingConsent, .askingShopper, .askingAddress, .step, .askingStatus,
            .renewing, .reserving, .recheckingOutcome, .renewingAttempt:
            .open
        case .authorising, .capturing, .verifying, .querying: .committed
        case .announcing(let ending): ending.payload.wasSent ? .tellingCommitted : .telling
        case .ended: .ended
        }
    }

    /// The processing flag (DI-12): up just before `onSubmit`, or when order creation starts; down before the terminal callback,
    /// unless a dismissed sheet leaves it as it is (DI-15, DI-16).
    package var isProcessing: Bool {
        switch state {
        case .absent, .idle, .askingBeforeSubmit, .recheckingOutcome, .renewingAttempt: false
        case .askingConsent: Method.facts.isProcessingAtConsent
        case .step(let step): !Method.isBeforeSubmission(step)
        case .submitting, .askingShopper, .askingAddress, .askingStatus, .renewing, .reserving, .authorising,
            .capturing, .verifying, .querying:
            true
        case .announcing(let ending), .ended(let ending): ending.payload.leavesFlagUp
        }
    }

    package var attempt: Evidence<Attempt>? {
        switch place {
        case .none: past.earlier?.payload.attempt
        case .open(let attempt): attempt
        case .committed(let sending): sending.payload.attempt
        case .over(let ending): ending.payload.attempt
        case .rechecking(let recheck): recheck.payload.attempt
        }
    }

    /// The ending of the attempt that has ended last and is not yet followed by another.
    package var ending: Evidence<DropInEnding>? {
        switch place {
        case .none: past.earlier
        case .over(let ending): ending
        case .open, .committed, .rechecking: nil
        }
    }

    package var outcome: Outcome? { ending?.payload.outcome }

    package var mismatch: PaymentFailure? { past.mismatch(after: ending?.payload) }

    package var settlement: Settlement {
        max(ending?.payload.settlement ?? .open, past.settlement)
    }

    package var call: Effect? {
        switch state {
        case .step(let step): Method.call(step).map { .step($0) }
        case .authorising(let sending): .authorise(sending)
        case .capturing(let sending): .capture(sending)
        case .askingStatus(let sending): .findTransactions(sending.payload.attempt)
        case .querying(let verifying): .findTransactions(verifying.payload.sending.payload.attempt)
        case .recheckingOutcome(let recheck): .findTransactions(recheck.payload.ending.payload.attempt)
        case .absent, .idle, .askingBeforeSubmit, .submitting, .askingConsent, .askingShopper, .askingAddress,
            .renewing, .reserving, .verifying, .announcing, .ended, .renewingAttempt:
            nil
        }
    }

    package var wasSent: Bool { ending?.payload.wasSent ?? (phase == .committed) }

    package var isSending: Bool {
        switch state {
        case .authorising, .capturing: true
        default: false
        }
    }

    /// What was sent, while its fate is not known.
    package var sending: Sending? { if case .committed(let sending) = place { sending } else { nil } }

    package var isOrphaned: Bool { sending?.payload.circumstances.contains(.tornDown) ?? false }

    package var isAskingFirst: Bool { if case .rechecking = place { true } else { false } }

    package func limit(_ deadlines: DeadlinePolicy) -> Limit? {
        switch state {
        case .askingBeforeSubmit: deadlines.gate.map { .after($0) }
        case .submitting, .askingConsent, .askingShopper, .askingAddress, .announcing: .after(deadlines.callback)
        case .step(let step): Method.limit(step, deadlines)
        case .askingStatus, .authorising, .capturing, .recheckingOutcome: .after(deadlines.gatewayCall)
        case .querying(let verifying):
            verifying.payload.beganByQuery ? .afterMarking(deadlines.gatewayCall) : .after(deadlines.gatewayCall)
        case .verifying(let verifying):
            verifying.payload.queries == 0
                ? .afterMarking(verifying.payload.delay) : .afterMark(verifying.payload.delay)
        case .absent, .idle, .renewing, .reserving, .ended, .renewingAttempt: nil
        }
    }

    /// What the entry into this state means to an analytics observer; outcomes apart (TY-60).
    package func milestone(from tag: UInt8) -> AnalyticsFact? {
        switch state {
        case .idle: tag == 0 ? AnalyticsFact(.componentReady) : nil
        case .askingBeforeSubmit(let tap): AnalyticsFact(.componentInteraction, attempt: tap.payload.attempt)
        case .submitting: Method.facts.submissionFact.map { AnalyticsFact($0, attempt: attempt) }
        case .step(let step): Method.milestone(step).map { AnalyticsFact($0, attempt: step.attempt) }
        case .authorising, .capturing: AnalyticsFact(.paymentStarted, attempt: attempt)
        case .verifying:
            // Back from a status query it goes on verifying.
            Self.stateNames[Int(tag)] == "querying" ? nil : AnalyticsFact(.paymentVerifying, attempt: attempt)
        case .querying:
            // A no from outside has brought the first query forward.
            Self.stateNames[Int(tag)] == "verifying" ? nil : AnalyticsFact(.paymentVerifying, attempt: attempt)
        case .absent, .askingConsent, .askingShopper, .askingAddress, .askingStatus, .renewing, .reserving,
            .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }
}
