package import PaymentFlows

/// The answers to deferred gates (EN-19).
extension Component<ComponentsMethod> {
    package func answer(tap goesOn: Bool, attempt: AttemptID) async -> CheckoutComponents.GateAnswer<Bool> {
        // The attempt is past the gate, so the answer was yes: a no ends it.
        if let known: CheckoutComponents.GateAnswer<Bool> = known(.handleTap, attempt, first: true) { return known }
        return .accepted(await drive(.decided(goesOn)))
    }

    package func answer(
        token result: CheckoutComponents.CallbackResult, attempt: AttemptID
    ) async -> CheckoutComponents.GateAnswer<CheckoutComponents.CallbackResult> {
        if let known = known(.onTokenized, attempt, first: CheckoutComponents.CallbackResult.accepted) { return known }
        return .accepted(await drive(.judged(Evidence(result))))
    }

    /// What is answered without an event; nil: the gate is open.
    private func known<Answer>(
        _ gate: CheckoutComponents.Gates, _ attempt: AttemptID, first: Answer
    ) -> CheckoutComponents.GateAnswer<Answer>? {
        let flow = seat.course.flow
        return known(
            attempt, isDeferred: seat.method.isDeferred(gate), isAt: flow.openGate == gate,
            hasPassed: flow.hasPassed(gate), first: first)
    }
}

extension CheckoutComponentFlow {
    fileprivate var openGate: CheckoutComponents.Gates? {
        if case .tapped = state { return .handleTap }
        if case .askingTokenised = state { return .onTokenized }
        return nil
    }

    /// The open attempt was let through a gate.
    fileprivate func hasPassed(_ gate: CheckoutComponents.Gates) -> Bool {
        switch state {
        case .submitting(let submission), .awaitingSheet(let submission), .tokenising(let submission):
            gate == .handleTap && submission.payload.start.payload.isTap
        case .askingTokenised(let tokenised):
            gate == .handleTap && tokenised.payload.submission.payload.start.payload.isTap
        case .askingStatus(let sending), .renewing(let sending), .awaitingHandler(let sending), .reserving(let sending):
            sending.payload.hasPassed(gate)
        case .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying:
            sending?.payload.hasPassed(gate) ?? false
        case .created, .checkingAvailability, .available, .unavailable, .announcingReady, .ready, .announcingChange,
            .lookingUp, .askingCardBin, .editing, .announcingMisuse, .tapped, .announcing, .ended, .recheckingOutcome,
            .renewingAttempt:
            false
        }
    }
}

extension CheckoutComponentFlow.Sending {
    /// A card's token has been accepted by now; a wallet's has no gate.
    fileprivate func hasPassed(_ gate: CheckoutComponents.Gates) -> Bool {
        gate == .handleTap ? isTap : !isWallet
    }
}
