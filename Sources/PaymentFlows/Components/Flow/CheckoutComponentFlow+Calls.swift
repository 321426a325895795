/// What the states wait for, and for how long.
extension CheckoutComponentFlow {
    package var call: Effect? {
        switch state {
        case .checkingAvailability: .checkAvailability
        case .lookingUp: form.payload.bin.map { .lookUpMetadata(Evidence($0)) }
        case .tokenising(let submission): .tokenise(submission)
        case .askingStatus(let sending):
            .findPayment(
                Evidence(Query(attempt: sending.payload.attempt, paymentID: earlier?.payload.paymentID)))
        case .submittingSession(let sending): .submitSession(sending)
        case .checkingAction(let acted): .findPayment(Evidence(Query(acted.payload.sending.payload)))
        case .querying(let verifying): .findPayment(Evidence(verifying.payload.sending.payload.query))
        case .recheckingOutcome(let recheck): .findPayment(Evidence(recheck.payload.ending.payload.query))
        // `handleSubmit` is the merchant's: it is never started again (CC-18).
        case .created, .available, .unavailable, .announcingReady, .ready, .announcingChange, .askingCardBin, .editing,
            .announcingMisuse, .tapped, .submitting, .awaitingSheet, .askingTokenised, .renewing, .awaitingHandler,
            .reserving, .handlingSubmit, .acting, .verifying, .announcing, .ended, .renewingAttempt:
            nil
        }
    }

    package var isSending: Bool {
        switch state {
        case .submittingSession, .handlingSubmit: true
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising,
            .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving, .acting, .checkingAction,
            .verifying, .querying, .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            false
        }
    }

    /// What was sent, while its fate is not known.
    package var sending: Evidence<Sending>? {
        switch state {
        case .submittingSession(let sending), .handlingSubmit(let sending): sending
        case .acting(let acting): acting.payload.sending
        case .checkingAction(let acted): acted.payload.sending
        case .verifying(let verifying), .querying(let verifying): verifying.payload.sending
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .submitting, .awaitingSheet, .tokenising,
            .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving, .announcing, .ended,
            .recheckingOutcome, .renewingAttempt:
            nil
        }
    }

    package func limit(_ deadlines: DeadlinePolicy) -> Limit? {
        switch state {
        case .announcingReady, .announcingChange, .announcingMisuse, .submitting, .announcing:
            .after(deadlines.callback)
        case .askingCardBin, .tapped, .askingTokenised: deadlines.gate.map { .after($0) }
        case .checkingAvailability, .lookingUp, .tokenising, .askingStatus, .submittingSession, .checkingAction,
            .recheckingOutcome:
            .after(deadlines.gatewayCall)
        case .querying(let verifying):
            verifying.payload.beganByQuery ? .afterMarking(deadlines.gatewayCall) : .after(deadlines.gatewayCall)
        case .awaitingSheet: .after(deadlines.walletSheet)
        case .awaitingHandler: .after(deadlines.handlerRegistration)
        case .handlingSubmit: .after(deadlines.handleSubmit)
        case .acting: .after(deadlines.challenge)
        case .verifying(let verifying):
            verifying.payload.queries == 0
                ? .afterMarking(verifying.payload.delay) : .afterMark(verifying.payload.delay)
        case .created, .available, .unavailable, .ready, .editing, .renewing, .reserving, .ended, .renewingAttempt: nil
        }
    }
}
