extension PazeFlow: PaymentFlow {
    package static var deadlinePassed: Event { .deadlinePassed }
    package static func cancelled(_ cancel: Cancel) -> Event { .cancelled(cancel) }

    package var standing: Standing<PazeWaiting> {
        switch state {
        case .idle, .hidden, .ready: .idle
        case .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden,
            .announcingClick, .validatingCheckout, .creatingCheckout, .completing, .reportingComplete, .decrypting,
            .reportingDecryption, .askingShopper, .askingStatus, .renewing, .reserving, .authorising, .verifying,
            .querying,
            .announcing, .recheckingOutcome, .renewingAttempt:
            .busy
        case .awaitingCheckout(let handoff): .waiting(.checkout(handoff))
        case .approvingCheckout(let checkedOut): .gate(.checkoutApproval(checkedOut))
        case .askingDecryption(let completed): .gate(.decryption(completed))
        case .askingAuthorisation(let decrypted): .gate(.authorisation(decrypted))
        case .ended(let ending): .ended(ending.payload.outcome)
        }
    }

    package var phase: Phase {
        switch state {
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready:
            .none
        case .announcingClick, .validatingCheckout, .creatingCheckout, .awaitingCheckout, .approvingCheckout,
            .completing,
            .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption, .askingAuthorisation,
            .askingShopper,
            .askingStatus, .renewing, .reserving, .recheckingOutcome, .renewingAttempt:
            .open
        case .authorising, .verifying, .querying: .committed
        case .announcing(let ending): ending.payload.mayHaveMovedMoney ? .tellingCommitted : .telling
        case .ended: .ended
        }
    }

    package var attempt: Evidence<Attempt>? {
        switch state {
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready:
            past.earlier?.payload.attempt
        case .announcingClick(let attempt), .validatingCheckout(let attempt): attempt
        case .creatingCheckout(let requested): requested.payload.attempt
        case .awaitingCheckout(let handoff): handoff.payload.attempt
        case .approvingCheckout(let checkedOut), .completing(let checkedOut): checkedOut.payload.attempt
        case .reportingComplete(let completed), .askingDecryption(let completed), .decrypting(let completed):
            completed.payload.attempt
        case .reportingDecryption(let decrypted), .askingAuthorisation(let decrypted): decrypted.payload.attempt
        case .askingShopper(let preAuthorised): preAuthorised.payload.decrypted.payload.attempt
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending), .authorising(let sending):
            sending.payload.attempt
        case .verifying(let verifying), .querying(let verifying): verifying.payload.sending.payload.attempt
        case .announcing(let ending), .ended(let ending): ending.payload.attempt
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck): recheck.payload.attempt
        }
    }

    /// The ending of the attempt that has ended last and is not yet followed by another.
    package var ending: Evidence<PazeEnding>? {
        switch state {
        case .announcing(let ending), .ended(let ending): ending
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready:
            past.earlier
        case .announcingClick, .validatingCheckout, .creatingCheckout, .awaitingCheckout, .approvingCheckout,
            .completing,
            .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption, .askingAuthorisation,
            .askingShopper,
            .askingStatus, .renewing, .reserving, .authorising, .verifying, .querying, .recheckingOutcome,
            .renewingAttempt:
            nil
        }
    }

    package var outcome: Outcome? { ending?.payload.outcome }

    package var mismatch: PaymentFailure? { past.mismatch(after: ending?.payload) }

    package var settlement: Settlement { max(past.settlement, ending?.payload.settlement ?? .open) }

    package func limit(_ deadlines: DeadlinePolicy) -> Limit? {
        switch state {
        case .announcingInit, .announcingVisible, .announcingPresentmentFailure, .announcingHidden, .announcingClick,
            .reportingComplete, .reportingDecryption, .askingShopper, .announcing:
            .after(deadlines.callback)
        case .approvingCheckout, .askingDecryption, .askingAuthorisation: deadlines.gate.map { .after($0) }
        case .creatingCheckout, .completing, .decrypting, .askingStatus, .authorising, .recheckingOutcome:
            .after(deadlines.gatewayCall)
        case .querying(let verifying):
            verifying.payload.beganByQuery ? .afterMarking(deadlines.gatewayCall) : .after(deadlines.gatewayCall)
        case .awaitingCheckout: .after(deadlines.approval)
        case .verifying(let verifying):
            verifying.payload.queries == 0
                ? .afterMarking(verifying.payload.delay) : .afterMark(verifying.payload.delay)
        case .idle, .validatingPresentment, .hidden, .ready, .validatingCheckout, .renewing, .reserving, .ended,
            .renewingAttempt:
            nil
        }
    }
}

extension PazeFlow {
    package var call: Effect? {
        switch state {
        case .creatingCheckout(let requested): .createCheckout(requested)
        case .completing(let checkedOut): .complete(checkedOut)
        case .decrypting(let completed): .decrypt(completed)
        case .authorising(let sending): .authorise(sending)
        case .askingStatus(let sending): .findTransactions(sending.payload.attempt)
        case .querying(let verifying): .findTransactions(verifying.payload.sending.payload.attempt)
        case .recheckingOutcome(let recheck): .findTransactions(recheck.payload.ending.payload.attempt)
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .awaitingCheckout,
            .approvingCheckout,
            .reportingComplete, .askingDecryption, .reportingDecryption, .askingAuthorisation, .askingShopper,
            .renewing,
            .reserving, .verifying, .announcing, .ended, .renewingAttempt:
            nil
        }
    }

    package var wasSent: Bool { ending?.payload.mayHaveMovedMoney ?? (phase == .committed) }

    package var isSending: Bool { if case .authorising = state { true } else { false } }

    /// What was sent, while its fate is not known.
    package var sending: Evidence<PazeSending>? {
        switch state {
        case .authorising(let sending): sending
        case .verifying(let verifying), .querying(let verifying): verifying.payload.sending
        case .idle, .validatingPresentment, .announcingInit, .announcingVisible, .announcingPresentmentFailure,
            .announcingHidden, .hidden, .ready, .announcingClick, .validatingCheckout, .creatingCheckout,
            .awaitingCheckout,
            .approvingCheckout, .completing, .reportingComplete, .askingDecryption, .decrypting, .reportingDecryption,
            .askingAuthorisation, .askingShopper, .askingStatus, .renewing, .reserving, .announcing, .ended,
            .recheckingOutcome, .renewingAttempt:
            nil
        }
    }

    package var isOrphaned: Bool { sending?.payload.circumstances.contains(.tornDown) ?? false }
}
