internal import PaymentFlows

extension PaymentEngine {
    func isOpen(_ session: PxpSession) -> Bool {
        registry.find(session.supervisor.id)?.supervisor === session.supervisor
    }

    /// Teardown, then removal once no attempt is open (EN-66).
    func close(_ session: PxpSession) async -> CloseAnswer {
        let supervisor = session.supervisor
        supervisor.refuseTaps()
        let isRemoved = await supervisor.close {
            self.remove(session, $0, $1)
        } later: {
            self.laterRemoval(of: session)
        }
        guard let isRemoved else { return .closesWithOutcome }
        return isRemoved ? .closed : .alreadyClosed
    }

    /// What a session keeps until its attempt has ended: it holds no engine, which holds the session.
    private func laterRemoval(of session: PxpSession) -> SessionSupervisor.Removal {
        { [weak self] in self?.remove(session, $0, $1) ?? true }
    }

    private func remove(_ session: PxpSession, _ ledger: SessionLedger, _ laterIds: [String]) -> Bool {
        let closed = ClosedSession(
            id: session.supervisor.id, refusesAnother: ledger.settlement.isSettled || ledger.isUnresolved,
            systemTransactionId: ledger.lastOutcome?.identity?.systemTransactionId,
            earlierTransactions: ledger.transactionsBefore)
        guard registry.remove(session, remembering: closed, laterIds: laterIds) else { return false }
        session.retire()
        if context.hasJournal { context.journal?.close(session.supervisor.id) }
        context.count(.sessionsClosed)
        return true
    }

    /// Stops admitting, lets attempts past their point of no return end, cancels the rest, and reports what was left (EN-64).
    ///
    /// Called from inside a callback it does not wait for that one's session, which is among what was left (EN-14).
    ///
    /// - Parameter limit: how long sent attempts are waited for, on the engine's clock. 30 s by default.
    public func shutdown(within limit: Duration = .seconds(30)) async -> ShutdownReport {
        context.beginShutdown()
        let sessions = registry.all()
        var cancelled = 0
        var others: [PxpSession] = []
        for session in sessions {
            cancelled += await session.supervisor.endAll(.shutdown)
            // Called from a callback, it cannot wait for the end of that one (EN-14).
            if await !session.supervisor.isInsideCallback { others.append(session) }
        }
        let waiter = ShutdownWait(deadlines: Deadlines(time: context.time, executor: context.executor))
        let due = context.time.now.after(limit)
        let waiting = Task.immediate(executorPreference: context.executor) { [others] in
            // A task, so that the wait can be left behind when the limit has passed; it holds nothing but what it waits for.
            for session in others { await session.supervisor.untilIdle() }
            waiter.finish()
        }
        await waiter.wait(until: due)
        waiting.cancel()
        var left: [SessionID] = []
        for session in sessions {
            if await session.supervisor.hasOpenAttempt {
                left.append(session.supervisor.id)
            } else {
                _ = await close(session)
            }
        }
        return ShutdownReport(
            sessions: sessions.count, cancelled: cancelled, left: left.sorted { $0.rawValue < $1.rawValue })
    }
}
