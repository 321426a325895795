package import PaymentFlows

extension Component: SessionMember {
    // The supervisor calls these on its own executor, which is ours too.

    package nonisolated func snapshot() -> ComponentSnapshot { assumeIsolated { $0.present() } }
    package nonisolated var isTelling: Bool { assumeIsolated { $0.seat.phase.isTelling } }
    package nonisolated var isInsideCallback: Bool {
        assumeIsolated { $0.seat.course.mode == .driving && $0.isInside }
    }
    package nonisolated var isBusy: Bool { assumeIsolated { $0.seat.phase.holdsClaim } }
    package nonisolated func beginQueued(_ attempt: AttemptID) { assumeIsolated { $0.startQueued(attempt) } }
    package nonisolated func dropQueued(_ attempt: AttemptID, by: Canceller) {
        assumeIsolated { $0.resolve(attempt, .cancelled(Evidence(Cancellation(by: by, at: "queued")))) }
    }
    package nonisolated func end(_ by: Canceller) -> CancelAnswer { assumeIsolated { $0.endAttempt(by) } }
    package nonisolated func reset() -> Refusal? { assumeIsolated { $0.resetFlow() } }
    package nonisolated var resetRefusal: Refusal? { assumeIsolated { $0.presentResetRefusal } }
    package nonisolated func retire() { assumeIsolated { $0.retireMethod() } }

    private func present() -> ComponentSnapshot {
        let flow = seat.course.flow
        let attempt = flow.attempt?.payload
        return ComponentSnapshot(
            component: number, method: seat.method.name, state: Flow.stateNames[Int(flow.tag)], attempt: attempt?.id,
            merchantTransactionId: attempt?.merchantTransactionId, phase: seat.phase, outcome: flow.outcome,
            settlement: flow.settlement, trace: seat.course.trace.recent.map { Flow.stateNames[Int($0)] })
    }

    private func startQueued(_ attempt: AttemptID) {
        let known = supervisor.closing ?? supervisor.assumeIsolated { [number] in $0.ledger.refusal(for: number) }
        guard known == nil, queuedBegins(attempt) else {
            note(.refusedCalls)
            resolve(attempt, nil)
            supervisor.assumeIsolated { $0.passClaim(from: number) }
            return
        }
    }

    /// Whoever waits for an attempt that never began learns it.
    private func resolve(_ attempt: AttemptID, _ outcome: Outcome?) {
        guard let waiting = seat.waiting else { return }
        for call in waiting.takeOutcomes(of: attempt) { call.resume(returning: outcome) }
        if waiting.isEmpty { seat.waiting = nil }
    }

    /// A cancel, teardown, expiry or shutdown from anywhere (EN-33).
    private func endAttempt(_ by: Canceller) -> CancelAnswer {
        let before = seat.phase
        let dropped = supervisor.assumeIsolated { $0.dropQueued() }
        dropped?.member.dropQueued(dropped?.attempt ?? AttemptID(0), by: by)
        let cancel = Cancel(by: by, beforeFirstCallback: seat.callbacks == 0)
        let verdict = dispatch(Flow.cancelled(cancel), takesOver: true)
        switch before {
        case .open:
            if case .ignored(.tooLate) = verdict { return .tooLate }
            return .cancelled
        case .committed, .telling, .tellingCommitted: return dropped == nil ? .tooLate : .cancelled
        case .none, .ended: return dropped == nil ? .nothingToCancel : .cancelled
        }
    }

    private func resetFlow() -> Refusal? {
        switch dispatch(seat.method.resetEvent) {
        case .refused(let refusal): return refusal
        case .drive, .settled, .accepted, .noted, .queued, .ignored: return nil
        }
    }

    private var presentResetRefusal: Refusal? {
        var course = seat.course
        if case .refused(let refusal) = course.take(seat.method.resetEvent, inside: false, takesOver: false) {
            return refusal
        }
        return nil
    }

    private func retireMethod() {
        seat.method = seat.method.retired()
        seat.successor = nil
        disarm()
    }
}
