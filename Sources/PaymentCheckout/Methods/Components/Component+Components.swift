package import PaymentFlows

/// What the face of a component calls, on the session's executor.
extension Component<ComponentsMethod> {
    package func checkAvailability() async -> Bool {
        guard supervisor.closing != .destroyed else { return false }
        _ = await drive(.availabilityRequested)
        switch seat.course.flow.state {
        case .created, .checkingAvailability, .unavailable: return false
        case .announcingMisuse(let misuse): return misuse.payload.resumes != .created
        case .available, .announcingReady, .ready, .announcingChange, .lookingUp, .askingCardBin, .editing, .tapped,
            .submitting, .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing, .awaitingHandler,
            .reserving, .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying,
            .announcing, .ended, .recheckingOutcome, .renewingAttempt:
            return true
        }
    }

    package func render() async -> Bool {
        guard supervisor.closing != .destroyed else { return false }
        _ = await drive(.rendered)
        switch seat.course.flow.state {
        case .created, .checkingAvailability, .available, .unavailable, .announcingMisuse: return false
        case .announcingReady, .ready, .announcingChange, .lookingUp, .askingCardBin, .editing, .tapped, .submitting,
            .awaitingSheet, .tokenising, .askingTokenised, .askingStatus, .renewing, .awaitingHandler, .reserving,
            .submittingSession, .handlingSubmit, .acting, .checkingAction, .verifying, .querying, .announcing, .ended,
            .recheckingOutcome, .renewingAttempt:
            return !seat.course.flow.isOrphaned
        }
    }

    package var isValid: Bool { seat.course.flow.form.payload.isValid(for: seat.method.options.kind) }

    package var fieldErrors: [CheckoutComponents.FieldError] {
        let form = seat.course.flow.form.payload
        return form.input == nil ? [] : form.fieldErrors
    }

    package func change(
        _ method: CheckoutComponents.MethodName?, _ card: CheckoutComponents.CardInput?, _ scheme: String?,
        _ isConsentChecked: Bool
    ) async -> Refusal? {
        guard supervisor.closing == nil, let month else { return supervisor.closing ?? .destroyed }
        let input = CheckoutComponents.Input(
            method: method, card: card, preferredScheme: scheme, isConsentChecked: isConsentChecked, in: month)
        if case .refused(let refusal) = await drive(.inputChanged(Evidence(input))) { return refusal }
        return nil
    }

    /// The present month, by which a card's expiry is judged (EN-40).
    private var month: CardMonth? { CardMonth(context.wallClock()) }

    /// A `tokenize()` that cannot be served starts no attempt: it has neither claim nor number (CC-11).
    package func tokenize(claimed: Bool) async -> Progress<CheckoutComponentFlow.Waiting> {
        guard claimed, supervisor.closing == nil, knownRefusal == nil else {
            return await tap(claimed: claimed, by: ComponentsMethod.tokenize)
        }
        let next = AttemptID(supervisor.ledger.attempts + 1)
        let event = seat.method.started(next, by: ComponentsMethod.tokenize, on: self)
        var probe = seat.course.flow
        guard case .perform(.announceMisuse) = probe.handle(event) else {
            return await tap(claimed: true, by: ComponentsMethod.tokenize)
        }
        supervisor.release(number)
        _ = await drive(event)
        return .idle
    }

    // MARK: hand-offs (EN-26)

    package func deliver(
        _ result: CheckoutComponents.WalletSheetResult, attempt: AttemptID
    ) async -> Progress<CheckoutComponentFlow.Waiting> {
        let flow = seat.course.flow
        if case .awaitingSheet = flow.state, flow.attempt?.payload.id == attempt {
            return await drive(.sheetAnswered(Evidence(result.answer)))
        }
        return answeredBefore(.sheet, attempt)
    }

    package func deliver(_ end: CheckoutComponentFlow.ActionEnd, attempt: AttemptID) async -> Progress<
        CheckoutComponentFlow.Waiting
    > {
        let flow = seat.course.flow
        if case .acting = flow.state, flow.attempt?.payload.id == attempt { return await drive(.actionEnded(end)) }
        return answeredBefore(.action, attempt)
    }

    private func answeredBefore(_ handoff: CheckoutComponentFlow.Handoffs, _ attempt: AttemptID) -> Progress<
        CheckoutComponentFlow.Waiting
    > {
        let flow = seat.course.flow
        guard flow.attempt?.payload.id == attempt, flow.answeredHandoffs.contains(handoff) else {
            return refused(.wrongStep)
        }
        note(.duplicateAnswers)
        return .alreadyAnswered(progress ?? .working)
    }

    // MARK: the rest

    package func cancel(_ by: Canceller) -> CancelAnswer { end(by) }

    /// CC-15: for the next attempt's sheet.
    package func update(minorUnits: Int) throws(CheckoutComponents.Error) -> Refusal? {
        guard let host = seat.method.host else {
            throw CheckoutComponents.Error(.invalidSetup, "The payment session is closed.")
        }
        let update = try CheckoutComponents.AmountUpdate(
            minorUnits: minorUnits, currencyCode: host.details.currency, kind: seat.method.options.kind,
            hasHandleSubmit: host.has { $0.handleSubmit != nil })
        let number = number
        return supervisor.assumeIsolated { $0.change { host.setSheetAmount(update.amount, of: number) } }
    }
}
