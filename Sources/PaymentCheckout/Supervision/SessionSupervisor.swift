package import PaymentFlows
package import Synchronization

/// Owns the lane, the claim and the processing flag of one session, and what it knows of its money (EN-02).
///
/// Its components are actors of their own on this actor's executor: a hop inside a session costs nothing, and everything that
/// happens in a session has one order. Sessions share nothing.
package actor SessionSupervisor {
    package nonisolated let id: SessionID
    package nonisolated let context: EngineContext
    /// On the engine's time: when the session expires (EN-46).
    package nonisolated var expiresAt: Int64 { expiry.load(ordering: .relaxed) }
    private nonisolated let expiry: Atomic<Int64>
    nonisolated let configuration: Lock<SessionConfiguration>
    /// What the host's analytics observer is told through; nil, nearly always: there is none (EN-10).
    package nonisolated let analytics: AnalyticsLane?
    package nonisolated let lane = Lane()
    /// Set while the session takes no new attempts: closing, or the engine shutting down.
    private nonisolated let closed = Atomic<Bool>(false)
    package nonisolated let isObserved = Atomic<Bool>(false)
    private(set) var isDisbanded = false
    /// The component that holds the session's claim; 0: none. Taken by a tap before its first suspension (EN-20).
    nonisolated let claimant = Atomic<UInt16>(0)
    private nonisolated let created = Atomic<UInt16>(0)
    nonisolated let flag = ProcessingFlag()
    /// The session's processing flag (EN-23).
    package nonisolated var isProcessing: Bool { flag.isUp }

    /// Locked though all of the session happens in one order: an uncontended lock costs a tenth of `assumeIsolated`.
    private nonisolated let book = Lock(SessionLedger())
    private nonisolated let roster = Lock(Roster())
    // Unchecked, as the seat of a component is.
    @exclusivity(unchecked)
    private(set) var extras: SessionExtras?
    /// So that whoever comes by without them need not look.
    nonisolated let hasExtras = Atomic<Bool>(false)

    init(
        id: SessionID, context: EngineContext, expiresAt: Int64, config: borrowing CheckoutConfig,
        analytics: AnalyticsLane? = nil
    ) {
        self.id = id
        self.context = context
        expiry = Atomic(expiresAt)
        configuration = Lock(SessionConfiguration(config))
        self.analytics = analytics
    }

    package nonisolated var shard: EngineShard { context.shard(id) }
    package nonisolated var deadlines: DeadlinePolicy { context.configuration.deadlines }

    /// The extras, made when they are first needed.
    var madeExtras: SessionExtras {
        if let extras { return extras }
        let made = SessionExtras()
        extras = made
        hasExtras.store(true, ordering: .releasing)
        return made
    }

    // MARK: lane

    /// Waits for the lane. Whoever is superseded meanwhile is let go without it.
    package func turn(_ drive: DriveID) async {
        if lane.enter(drive) { return }
        await withCheckedContinuation { continuation in
            madeExtras.line.append((drive, continuation))
            lane.hasQueue = true
        }
    }

    /// Gives the lane to the next in line, or takes the drive out of the line; a stale drive changes nothing.
    package func pass(_ drive: DriveID) {
        guard let extras, !extras.line.isEmpty else {
            if lane.holds(drive) { lane.pass(to: nil) }
            return
        }
        if lane.holds(drive) {
            let next = extras.line.removeFirst()
            lane.pass(to: next.drive)
            next.resume.resume()
        } else if let place = extras.line.firstIndex(where: { $0.drive == drive }) {
            extras.line.remove(at: place).resume.resume()
        }
        lane.hasQueue = !extras.line.isEmpty
    }

    /// Why no component takes a tap any more; nil: it does.
    package nonisolated var closing: Refusal? {
        if closed.load(ordering: .acquiring) { .destroyed } else { context.isShuttingDown ? .shuttingDown : nil }
    }

    /// The host has given new session data: its expiry counts anew (CC-17).
    nonisolated func renewExpiry(at instant: Int64) { expiry.store(instant, ordering: .relaxed) }

    package nonisolated func refuseTaps() { closed.store(true, ordering: .releasing) }

    // MARK: members

    /// A component has been made. It takes no part yet, but it holds the host's closures (EN-62).
    package nonisolated func introduce(_ member: any SessionMember) { roster.withLock { $0.add(member) } }

    /// Those that have appeared.
    var members: LazyFilterSequence<Roster> { everyone.lazy.filter { $0.hasAppeared } }
    nonisolated var everyone: Roster { roster.withLock { $0 } }

    /// Components are counted from 1.
    package nonisolated func nextComponent() -> UInt16 { created.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Runs a body once no attempt is open.
    func whenIdle(_ body: @escaping (isolated SessionSupervisor) -> Void) { madeExtras.whenIdle.append(body) }

    func becomeIdle(_ extras: SessionExtras) {
        guard !hasOpenAttempt else { return }
        let all = extras.whenIdle
        extras.whenIdle = []
        for body in all { body(self) }
    }

    /// What the session knows of its money, as it is now.
    package nonisolated var ledger: SessionLedger { book.withLock { $0 } }

    @inline(__always)
    package nonisolated func update<Result: Sendable>(_ body: (inout SessionLedger) -> Result) -> Result {
        book.withLock { body(&$0) }
    }

    /// Lets go of what the components hold, so that a callback that captures its own session makes no cycle (EN-62).
    package func disband() {
        let gone = roster.withLock { roster in
            defer { roster = Roster() }
            return roster
        }
        for member in gone { member.retire() }
        analytics?.finish()
        extras?.observation?.finish()
        extras?.observation = nil
        isDisbanded = true
    }

    package func snapshot() -> SessionSnapshot {
        let ledger = ledger
        return SessionSnapshot(
            id: id, components: members.map { $0.snapshot() }, isProcessing: isProcessing, isClaimed: isClaimed,
            attempts: ledger.attempts, lastOutcome: ledger.lastOutcome, settlement: ledger.settlement)
    }

    /// There has never been more than one component.
    nonisolated var hasOneMember: Bool { created.load(ordering: .acquiring) == 1 }

    /// Whether the calling task runs a callback of this session.
    package var isInsideCallback: Bool { members.contains { $0.isInsideCallback } }
}
