package import PaymentFlows

/// What the face of Drop-in calls, on the session's executor.
extension Component {
    // Asked of the component, whatever its flow is: asked of a flow by its name, it would be code for any flow of Drop-in.
    var attemptId: AttemptID? { seat.course.flow.attempt?.payload.id }
    var outcome: Outcome? { seat.course.flow.outcome }
    func hasAnswered<Work: DropInWork>(_ handoff: String) -> Bool where Method == DropInMethod<Work> {
        seat.course.flow.hasAnswered(handoff)
    }

    /// A tap or submit, with what comes with it. What is queued keeps it (EN-14).
    package func submit<Work: DropInWork>(
        _ input: Work.Flow.Method.Input, claimed: Bool
    ) async -> Progress<Work.Flow.Waiting> where Method == DropInMethod<Work> {
        // Whether the tap begins, waits or is refused is known before anything suspends.
        seat.method.inputs.offer(input)
        let progress = await tap(claimed: claimed)
        kept(progress)
        return progress
    }

    /// The same for a caller that does not wait.
    package func postSubmit<Work: DropInWork>(
        _ input: Work.Flow.Method.Input, claimed: Bool
    ) -> Progress<Work.Flow.Waiting> where Method == DropInMethod<Work> {
        seat.method.inputs.offer(input)
        let progress = postTap(claimed: claimed)
        kept(progress)
        return progress
    }

    private func kept<Work: DropInWork>(
        _ progress: Progress<Work.Flow.Waiting>
    ) where Method == DropInMethod<Work> {
        if case .queued = progress { seat.method.inputs.queue() } else { seat.method.inputs.withdraw() }
    }

    /// A person's answer to a hand-off of an attempt (EN-26).
    package func deliverStep<Work: DropInWork>(
        _ event: Work.Flow.Method.Event, attempt: AttemptID
    ) async -> Progress<Work.Flow.Waiting> where Method == DropInMethod<Work> {
        guard attemptId == attempt else { return refused(.wrongStep) }
        guard seat.course.flow.mayRepeat(event) else { return await drive(.step(event)) }
        // Tried on a copy: only the flow knows which answer it waits for, and which it has had.
        var after = seat.course
        if case .ignored(.duplicate) = after.take(.step(event), inside: false, takesOver: false) {
            note(.duplicateAnswers)
            return .alreadyAnswered(progress ?? .working)
        }
        return await drive(.step(event))
    }

    /// The shopper leaves the page, window or sheet of an attempt, while the attempt still waits for them.
    package func leave(attempt: AttemptID, while isLeavable: (Flow.State) -> Bool) -> CancelAnswer {
        guard attemptId == attempt, seat.phase == .open || seat.phase == .committed else { return .nothingToCancel }
        guard seat.phase == .open, isLeavable(seat.course.flow.state) else { return .tooLate }
        return end(.shopper)
    }

    /// The host lowers a flag that a dismissed sheet left up (DI-15).
    package func clearProcessing<Work: DropInWork>() where Method == DropInMethod<Work> {
        guard seat.isProcessing else { return }
        _ = dispatch(.processingCleared)
    }

    /// What a provider says outside any call (EN-50): matched, judged, and given to the flow.
    package func hear<Work: DropInWork>(_ reply: TransactionReply) where Method == DropInMethod<Work> {
        guard let event = Method.notified(reply, flow: seat.course.flow, session: session) else {
            note(.ignoredEvents)
            return
        }
        if !keepsDecision(event) { dispatch(event) }
    }
}

extension Component<DropInMethod<ApplePayWork>> {
    /// A sheet is about to be shown.
    func openedSheet(_ attempt: AttemptID) {
        let book = seat.method.sheet ?? ApplePaySheetBook()
        seat.method.sheet = book
        book.opened(attempt)
    }

    /// What happens in a sheet, in the order in which it happened (DI-41).
    func take(_ event: ApplePaySheetEvent, attempt: AttemptID) {
        guard attemptId == attempt, seat.phase.holdsClaim else {
            note(.lateAnswers)
            return
        }
        switch event {
        case .changed(let change):
            let change = Evidence(change)
            guard case .queued = dispatch(.step(.sheetChanged(change))) else { return }
            if seat.method.sheet?.wait(change) != true { note(.ignoredEvents) }
        case .authorised(let authorisation):
            guard !hasAnswered(authorisation.paymentId) else {
                note(.duplicateAnswers)
                return
            }
            if case .refused = dispatch(.step(.sheetAuthorised(Evidence(authorisation)))) { note(.refusedCalls) }
        case .dismissed:
            // The outcome is decided: the shopper only puts its sheet away, and the next attempt is not meant.
            guard !seat.phase.isTelling else { return note(.lateAnswers) }
            _ = end(.shopper)
        }
    }
}

extension Component<DropInCreationMethod> {
    /// Asks, decides, reports; then shows what is offered, unless the Drop-in was destroyed meanwhile.
    func create(_ show: @Sendable (DropInOffers) -> Void) async {
        guard supervisor.closing != .destroyed else { return }
        _ = await drive(.createAsked)
        if let offers { show(offers) }
    }

    /// Asks each method, all of them in one turn of their executor.
    func outcome(of attempt: AttemptID, in dropIn: CheckoutDropIn) async throws(WouldWaitForItself) -> Outcome? {
        if let outcome = try await dropIn.card.outcome(of: attempt) { return outcome }
        if let outcome = try await dropIn.paypal.outcome(of: attempt) { return outcome }
        if let outcome = try await dropIn.applePay.outcome(of: attempt) { return outcome }
        return try await dropIn.paze.outcome(of: attempt)
    }

    var offers: DropInOffers? {
        if case .created(let offers) = seat.course.flow.state { offers.payload } else { nil }
    }
}
