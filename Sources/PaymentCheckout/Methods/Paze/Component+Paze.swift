package import PaymentFlows

/// What the face of the Paze button calls, on the session's executor.
extension Component<PazeMethod> {
    /// After a teardown past the point of no return the present appearance is a successor's (PZ-04).
    var shown: Component<PazeMethod> { seat.successor.map { $0.assumeIsolated { $0.shown } } ?? self }

    package var presentFlow: PazeFlow { shown.assumeIsolated { $0.seat.course.flow } }

    package func appear() async -> Bool {
        guard let next = shownNext() else { return false }
        if next !== self { return await next.appear() }
        _ = await drive(.appeared)
        return seat.course.flow.isVisible
    }

    /// Who shows the next appearance; nil: the session is closed.
    private func shownNext() -> Component<PazeMethod>? {
        if let successor = seat.successor { return successor }
        guard supervisor.closing != .destroyed else { return nil }
        // A successor is not known before it takes part.
        if seat.course.step == 0 { supervisor.introduce(self) }
        guard seat.course.flow.isOrphaned else { return self }
        let next = Component(supervisor, seat.method, flow: PazeFlow(), number: supervisor.nextComponent())
        seat.successor = next
        return next
    }

    package func postAppearance() {
        guard let next = shownNext() else { return }
        guard next === self else { return next.assumeIsolated { $0.postAppearance() } }
        _ = post(.appeared)
    }

    package func deliver(url: String) async -> Progress<PazeWaiting> {
        let present = shown
        if present !== self { return await present.deliver(url: url) }
        switch read(url) {
        case .success(let (answer, attempt)): return await deliver(answer, attempt: attempt)
        case .failure(let unread): return refused(unread.refusal)
        }
    }

    /// What a redirect says, and whose it is.
    private func read(_ url: String) -> Result<(PazeArrival, AttemptID), UnreadReturn> {
        let limits = context.configuration.payloadLimits
        let read = WebCheckoutReturn.parse(url, limits: limits)
        guard let attempt = seat.course.flow.attempt?.payload else {
            return .failure(UnreadReturn(refusal: .wrongStep))
        }
        guard read.matches(nonce: attempt.nonce, attempt: attempt.id) else {
            return .failure(UnreadReturn(refusal: .unmatchedReturn))
        }
        return .success((PazeArrival(PazeReturn(read, limits)), attempt.id))
    }

    package func deliver(_ answer: PazeArrival, attempt: AttemptID) async -> Progress<PazeWaiting> {
        let present = shown
        if present !== self { return await present.deliver(answer, attempt: attempt) }
        if let known = known(attempt) { return known }
        return await drive(.checkoutReturned(answer))
    }

    @discardableResult
    package func postDelivery(_ answer: PazeArrival, attempt: AttemptID) -> Progress<PazeWaiting> {
        let present = shown
        if present !== self { return present.assumeIsolated { $0.postDelivery(answer, attempt: attempt) } }
        return known(attempt) ?? post(.checkoutReturned(answer))
    }

    package func postDelivery(url: String) {
        let present = shown
        if present !== self { return present.assumeIsolated { $0.postDelivery(url: url) } }
        switch read(url) {
        case .success(let (answer, attempt)): postDelivery(answer, attempt: attempt)
        case .failure(let unread): _ = refused(unread.refusal)
        }
    }

    /// What is answered without an event: the return is for another step, or was delivered before; nil: it is the awaited one.
    private func known(_ attempt: AttemptID) -> Progress<PazeWaiting>? {
        let flow = seat.course.flow
        guard flow.attempt?.payload.id == attempt else { return refused(.wrongStep) }
        if case .awaitingCheckout = flow.state { return nil }
        guard flow.hasCheckedOut else { return refused(.wrongStep) }
        note(.duplicateAnswers)
        return .alreadyAnswered(progress ?? .working)
    }

    // MARK: ends

    package func cancel(_ by: Canceller) -> CancelAnswer {
        let answer = end(by)
        guard answer == .nothingToCancel, let successor = seat.successor else { return answer }
        return successor.assumeIsolated { $0.cancel(by) }
    }

    package func tearDown() -> CancelAnswer {
        let answer = end(.teardown)
        if let successor = seat.successor { return successor.assumeIsolated { $0.tearDown() } }
        return answer
    }

    package func presentOutcome(of attempt: AttemptID) async throws(WouldWaitForItself) -> Outcome? {
        if seat.course.flow.attempt?.payload.id == attempt { return try await outcome(of: attempt) }
        let present = shown
        return try await present.outcome(of: attempt)
    }
}

/// A redirect that belongs to no open web checkout of the component.
private struct UnreadReturn: Error {
    let refusal: Refusal
}
