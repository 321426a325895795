package import PaymentFlows

/// What the face of the Paze button calls, on the session's executor.
extension Component<PazeMethod> {
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
