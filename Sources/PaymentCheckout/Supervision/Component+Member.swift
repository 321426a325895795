package import PaymentFlows

extension Component: SessionMember {
    // The supervisor calls these on its own executor, which is ours too.

    package nonisolated var hasAppeared: Bool { assumeIsolated { $0.seat.course.step > 0 } }
    package nonisolated var canPay: Bool { Method.canPay }
    package nonisolated func snapshot() -> ComponentSnapshot { assumeIsolated { $0.present() } }
    package nonisolated var isTelling: Bool { assumeIsolated { $0.isDecidedInCallback } }
    package nonisolated var isInsideCallback: Bool {
        assumeIsolated { $0.seat.course.mode == .driving && $0.isInside }
    }
    package nonisolated var isBusy: Bool { assumeIsolated { $0.holdsClaim } }
    package nonisolated var hasSent: Bool { assumeIsolated { $0.seat.course.flow.wasSent } }
    package nonisolated func beginQueued(_ attempt: AttemptID, hasAsked: Bool) -> Bool {
        assumeIsolated { $0.startQueued(attempt, hasAsked: hasAsked) }
    }
    package nonisolated func asksOutcome() -> Bool { assumeIsolated { $0.askOutcome() } }
    package nonisolated func dropQueued(_ attempt: AttemptID, by: Canceller) {
        assumeIsolated { $0.dropTap(attempt, by: by) }
    }
    package nonisolated func end(_ by: Canceller) -> CancelAnswer { assumeIsolated { $0.endAttempt(by) } }
    package nonisolated func reset() -> Refusal? { assumeIsolated { $0.resetFlow() } }
    package nonisolated var resetRefusal: Refusal? { assumeIsolated { $0.presentResetRefusal } }
    package nonisolated func problem(with payment: Payment) -> BaseSdkException? {
        assumeIsolated { $0.seat.method.problem(with: payment) }
    }
    package nonisolated func retire() { Method.retire(self) }

    private func present() -> ComponentSnapshot {
        let flow = seat.course.flow
        let attempt = flow.attempt?.payload
        return ComponentSnapshot(
            component: number, method: Method.name, state: Flow.stateNames[Int(flow.tag)], attempt: attempt?.id,
            merchantTransactionId: attempt?.merchantTransactionId, phase: seat.phase, outcome: flow.outcome,
            settlement: flow.settlement, trace: seat.course.trace.recent.map { Flow.stateNames[Int($0)] })
    }

    /// The outcome is decided, and the callback that follows from it, or in which it was decided, is running.
    private var isDecidedInCallback: Bool {
        seat.phase.isTelling || seat.course.isOvertaken && !seat.phase.isProcessing
    }

    private func startQueued(_ attempt: AttemptID, hasAsked: Bool) -> Bool {
        let refusal = supervisor.closing ?? knownRefusal
        if refusal == .outcomeUnknown, !hasAsked, asksElsewhere(attempt) { return true }
        let isAwaited = seat.asking != nil
        seat.asking = nil
        guard refusal == nil, queuedBegins(attempt) else {
            note(.refusedCalls)
            seat.method.forgetInput()
            resolve(attempt, nil)
            supervisor.release(number)
            if isAwaited { wake() }
            return false
        }
        return true
    }

    private func dropTap(_ attempt: AttemptID, by: Canceller) {
        seat.method.forgetInput()
        let outcome = Outcome.cancelled(Evidence(Cancellation(by: by, at: "queued")))
        resolve(attempt, outcome)
        if seat.asking != nil { dropsAsking(attempt, outcome) }
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
        let dropped = supervisor.assumeIsolated { [number] in $0.dropQueued(of: number) }
        if let dropped { dropQueued(dropped, by: by) }
        if Method.keepsPostponed, dropsPostponedTap(by: by), by != .teardown { return .cancelled }
        // An accepted one waits behind its callback: a second one makes nothing else of it, unless nothing may be called any more.
        if seat.course.isOvertaken, by != .teardown {
            if !isInside { takeOver(isDeadline: false) }
            guard dropped == nil else { return .cancelled }
            return before == .none ? .nothingToCancel : .tooLate
        }
        // A last callback that runs may be left behind; one that has not begun is not lost for that (EN-11, EN-17).
        if before.isTelling, by != .teardown, waitsForLane { return dropped == nil ? .tooLate : .cancelled }
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
        switch dispatch(Method.resetEvent) {
        case .refused(let refusal): return refusal
        case .drive, .settled, .accepted, .noted, .queued, .ignored:
            // A reconciled mismatch is forgotten: what is heard next rises anew.
            seat.settlement = seat.course.flow.settlement
            return nil
        }
    }

    private var presentResetRefusal: Refusal? {
        var course = seat.course
        if case .refused(let refusal) = course.take(Method.resetEvent, inside: false, takesOver: false) {
            return refusal
        }
        return nil
    }

    @inline(__always)
    func retireMethod() {
        seat.method = seat.method.retired()
        seat.successor = nil
        disarm()
    }
}
