internal import PaymentCheckout
internal import PaymentFlows
internal import Synchronization

/// What an exploration looks at from outside the scheduler.
final class ExplorationStage: Sendable {
    private struct Watched: Sendable { weak var supervisor: SessionSupervisor? }

    let isPlayed = Atomic(false)
    private let watched = Lock(Watched())
    private let ledger = Lock<SessionLedger?>(nil)

    func watch(_ supervisor: SessionSupervisor) { watched.withLock { $0.supervisor = supervisor } }
    var isAlive: Bool { watched.withLock { $0.supervisor != nil } }

    /// What the session knows of its money when nothing goes on any more.
    func ledger(of session: ExploredSession, on scheduler: DeterministicScheduler) -> SessionLedger? {
        Task(executorPreference: scheduler) { [supervisor = session.checkout.session.supervisor] in
            let ledger = supervisor.ledger
            self.ledger.withLock { $0 = ledger }
        }
        _ = scheduler.run(limit: 1000) { ledger.withLock { $0 != nil } }
        return ledger.withLock { $0 }
    }
}
