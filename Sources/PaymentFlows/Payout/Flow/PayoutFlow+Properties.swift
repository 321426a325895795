extension PayoutFlow: PaymentFlow {
    package static var deadlinePassed: Event { .deadlinePassed }
    package static func cancelled(_ cancel: Cancel) -> Event { .cancelled(cancel) }

    package var standing: Standing<PayoutWaiting> {
        switch state {
        case .gone, .idle: .idle
        case .clicked, .validating, .askingStatus, .renewing, .reserving, .paying, .verifying, .querying, .announcing,
            .announcingElsewhere, .recheckingOutcome, .renewingAttempt:
            .busy
        case .askingApproval(let order): .gate(.approval(order))
        case .ended(let ending): .ended(ending.payload.outcome)
        }
    }

    package var phase: Phase {
        switch state {
        case .gone, .idle: .none
        case .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .recheckingOutcome,
            .renewingAttempt:
            .open
        case .paying, .verifying, .querying: .committed
        case .announcing(let ending): ending.payload.mayHaveMovedMoney ? .tellingCommitted : .telling
        case .announcingElsewhere: .telling
        case .ended: .ended
        }
    }

    package var attempt: Evidence<Attempt>? {
        switch state {
        case .gone, .idle: past.earlier?.payload.attempt
        case .clicked(let attempt), .validating(let attempt): attempt
        case .askingApproval(let order): order.payload.attempt
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending), .paying(let sending):
            sending.payload.attempt
        case .verifying(let verifying), .querying(let verifying): verifying.payload.sending.payload.attempt
        case .announcing(let ending), .ended(let ending), .announcingElsewhere(let ending): ending.payload.attempt
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck): recheck.payload.attempt
        }
    }

    /// The ending of the attempt that has ended last and is not yet followed by another.
    package var ending: Evidence<PayoutEnding>? {
        switch state {
        case .announcing(let ending), .ended(let ending), .announcingElsewhere(let ending): ending
        case .gone, .idle: past.earlier
        case .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .paying, .verifying,
            .querying, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }

    package var outcome: Outcome? { ending?.payload.outcome }

    package var mismatch: PaymentFailure? { past.mismatch(after: ending?.payload) }

    package var settlement: Settlement { max(past.settlement, ending?.payload.settlement ?? .open) }

    package func limit(_ deadlines: DeadlinePolicy) -> Limit? {
        switch state {
        case .clicked, .announcing, .announcingElsewhere: .after(deadlines.callback)
        case .askingApproval: deadlines.gate.map { .after($0) }
        case .askingStatus, .paying, .recheckingOutcome: .after(deadlines.gatewayCall)
        case .querying(let verifying):
            verifying.payload.beganByQuery ? .afterMarking(deadlines.gatewayCall) : .after(deadlines.gatewayCall)
        case .verifying(let verifying):
            verifying.payload.queries == 0
                ? .afterMarking(verifying.payload.delay) : .afterMark(verifying.payload.delay)
        case .gone, .idle, .validating, .renewing, .reserving, .ended, .renewingAttempt: nil
        }
    }

    package var call: Effect? {
        switch state {
        case .paying(let sending): .pay(sending)
        case .askingStatus(let sending): .findTransactions(sending.payload.attempt)
        case .querying(let verifying): .findTransactions(verifying.payload.sending.payload.attempt)
        case .recheckingOutcome(let recheck): .findTransactions(recheck.payload.ending.payload.attempt)
        case .gone, .idle, .clicked, .validating, .askingApproval, .renewing, .reserving, .verifying, .announcing,
            .ended, .announcingElsewhere, .renewingAttempt:
            nil
        }
    }

    package var wasSent: Bool { ending?.payload.mayHaveMovedMoney ?? (phase == .committed) }

    package var isSending: Bool { if case .paying = state { true } else { false } }

    /// What was sent, while its fate is not known.
    package var sending: Evidence<PayoutSending>? {
        switch state {
        case .paying(let sending): sending
        case .verifying(let verifying), .querying(let verifying): verifying.payload.sending
        case .gone, .idle, .clicked, .validating, .askingApproval, .askingStatus, .renewing, .reserving, .announcing,
            .ended, .announcingElsewhere, .recheckingOutcome, .renewingAttempt:
            nil
        }
    }

    package var isOrphaned: Bool { sending?.payload.circumstances.contains(.tornDown) ?? false }

    /// The gate has been answered with a yes, and the attempt is still open (EN-19).
    package var isPastApproval: Bool {
        switch state {
        case .askingStatus, .renewing, .reserving, .paying, .verifying, .querying: true
        case .gone, .idle, .clicked, .validating, .askingApproval, .announcing, .ended, .announcingElsewhere,
            .recheckingOutcome, .renewingAttempt:
            false
        }
    }
}
