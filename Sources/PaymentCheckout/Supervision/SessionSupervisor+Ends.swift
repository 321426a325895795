package import PaymentFlows

/// Ends of a whole session: teardown, shutdown, reset.
extension SessionSupervisor {
    package var hasOpenAttempt: Bool { members.contains { $0.isBusy } }

    /// Takes a session out of its engine; false: it was gone.
    typealias Removal = @Sendable (SessionLedger, _ laterIds: [String]) -> Bool

    /// Tears every component down. `remove` is called where no attempt is open; what it answers, or nil: one past its point of no
    /// return still is, and what `later` makes is called when it has ended.
    func close(_ remove: Removal, later: @Sendable () -> Removal) -> Bool? {
        // Nothing is under way and nobody watches: there is nothing to end.
        if !isAtRest {
            _ = dropQueued(by: .teardown)
            for member in members { _ = member.end(.teardown) }
            if hasOpenAttempt {
                let remove = later()
                whenIdle { supervisor in
                    if remove(supervisor.ledger, supervisor.laterIds) { supervisor.disband() }
                }
                return nil
            }
        }
        guard remove(ledger, laterIds) else { return false }
        disband()
        return true
    }

    /// Asks for the end of the open attempt, whichever component's it is, and of the queued tap (EN-33).
    package func cancel(_ by: Canceller) -> CancelAnswer {
        // First, so that none begins when what it waits for ends.
        let dropped = dropQueued(by: by)
        let answers = Array(members).map { $0.end(by) }
        if dropped || answers.contains(.cancelled) { return .cancelled }
        return answers.contains(.tooLate) ? .tooLate : .nothingToCancel
    }

    /// Cancels every open attempt that still can be; how many.
    func endAll(_ by: Canceller) -> Int {
        let dropped = dropQueued(by: by) ? 1 : 0
        return members.reduce(dropped) { $0 + ($1.end(by) == .cancelled ? 1 : 0) }
    }

    /// Why the host cannot give new session data now; nil: it can. An attempt whose outcome is decided has no use for any (CC-17, EN-35).
    package var renewalRefusal: Refusal? {
        members.contains { $0.isBusy && !$0.isTelling } ? .alreadyProcessing : nil
    }

    /// Takes new session data between attempts, and lets its expiry count anew (CC-17). Nil: done.
    package func renew(expiringAt instant: Int64, _ body: @Sendable () -> Void) -> Refusal? {
        if let refusal = closing ?? renewalRefusal { return refusal }
        body()
        renewExpiry(at: instant)
        return nil
    }

    /// Returns when no attempt is open.
    func untilIdle() async {
        guard hasOpenAttempt else { return }
        await withCheckedContinuation { continuation in whenIdle { _ in continuation.resume() } }
    }

    /// Takes the session up again (EN-28); nil: done.
    package func reset() -> Refusal? {
        if hasOpenAttempt { return .alreadyProcessing }
        let ledger = ledger
        if ledger.settlement.isSettled, ledger.refusal != .needsReconciliation { return .alreadySettled }
        if ledger.refusal == .needsReconciliation { madeExtras.reconciled.formUnion(ledger.charged) }
        for member in members { _ = member.reset() }
        return update { $0.reset() } ? nil : .alreadySettled
    }
}
