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
    private nonisolated let claimant = Atomic<UInt16>(0)
    private nonisolated let created = Atomic<UInt16>(0)
    /// One bit a component whose attempt is being processed: the session's one flag is up while any is set (EN-23).
    private nonisolated let processing = Atomic<UInt32>(0)

    /// Locked though all of the session happens in one order: an uncontended lock costs a tenth of `assumeIsolated`.
    private nonisolated let book = Lock(SessionLedger())
    private nonisolated let roster = Lock(Roster())
    // Unchecked, as the seat of a component is.
    @exclusivity(unchecked)
    private(set) var extras: SessionExtras?
    /// So that whoever comes by without them need not look.
    private nonisolated let hasExtras = Atomic<Bool>(false)

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

    // MARK: claim and flag

    /// Takes the session's claim for a component; false: somebody has it.
    @inline(__always)
    package nonisolated func claim(_ component: UInt16) -> Bool {
        claimant.compareExchange(expected: 0, desired: component, ordering: .acquiringAndReleasing).exchanged
    }

    @inline(__always)
    package nonisolated func release(_ component: UInt16) {
        _ = claimant.compareExchange(expected: component, desired: 0, ordering: .acquiringAndReleasing)
    }

    /// The tap is another component's: the claim goes with it. False: the claim is not the first one's.
    package nonisolated func handClaim(from component: UInt16, to other: UInt16) -> Bool {
        claimant.compareExchange(expected: component, desired: other, ordering: .acquiringAndReleasing).exchanged
    }

    package nonisolated var isClaimed: Bool { claimant.load(ordering: .acquiring) != 0 }

    /// No attempt holds the claim, no callback runs, no tap is queued, no flag was left up (DI-15), and no analytics observer is there
    /// to be told.
    var isAtRest: Bool {
        !isClaimed && !isProcessing && lane.isFree && extras?.queued == nil && analytics == nil
    }

    /// The session's processing flag (EN-23).
    package nonisolated var isProcessing: Bool { processing.load(ordering: .acquiring) != 0 }

    @inline(__always)
    package nonisolated func setProcessing(_ isUp: Bool, component: UInt16) {
        let bit = UInt32(1) << UInt32((component - 1) & 31)
        if isUp {
            processing.bitwiseOr(bit, ordering: .acquiringAndReleasing)
        } else {
            processing.bitwiseAnd(~bit, ordering: .acquiringAndReleasing)
        }
    }

    /// Lowers the flag for every component but one: an attempt that has ended may have left it up (DI-15).
    package nonisolated func lowerFlag(but component: UInt16) {
        processing.bitwiseAnd(UInt32(1) << UInt32((component - 1) & 31), ordering: .acquiringAndReleasing)
    }

    /// Why no component takes a tap any more; nil: it does.
    package nonisolated var closing: Refusal? {
        if closed.load(ordering: .acquiring) { .destroyed } else { context.isShuttingDown ? .shuttingDown : nil }
    }

    /// The host has given new session data: its expiry counts anew (CC-17).
    package nonisolated func renewExpiry(at instant: Int64) { expiry.store(instant, ordering: .relaxed) }

    package nonisolated func refuseTaps() { closed.store(true, ordering: .releasing) }

    /// Queues a tap until the claim is free; false: one is queued already.
    package func queue(_ member: any SessionMember, _ attempt: AttemptID) -> Bool {
        let extras = madeExtras
        guard extras.queued == nil else { return false }
        extras.queued = (member, attempt)
        return true
    }

    /// The attempt that a component's queued tap will be.
    package nonisolated func queuedAttempt(of component: UInt16) -> AttemptID? {
        guard hasExtras.load(ordering: .acquiring) else { return nil }
        return assumeIsolated { $0.extras?.queued.flatMap { $0.member.number == component ? $0.attempt : nil } }
    }

    /// A cancel or teardown of a component drops its queued tap; the attempt it would have been, if there was one.
    package func dropQueued(of component: UInt16) -> AttemptID? {
        let attempt = queuedAttempt(of: component)
        if attempt != nil { extras?.queued = nil }
        return attempt
    }

    /// The end of the whole session drops the queued tap, whose ever it is. Whether there was one.
    func dropQueued(by: Canceller) -> Bool {
        guard let (member, attempt) = extras?.queued else { return false }
        extras?.queued = nil
        member.dropQueued(attempt, by: by)
        return true
    }

    /// The last callback has returned or was left behind: the claim goes to the queued tap, or goes.
    ///
    /// Called on the session's executor. 0: nothing is given up, but whoever waits until no attempt is open may go on.
    @inline(__always)
    package nonisolated func passClaim(from component: UInt16) {
        if hasExtras.load(ordering: .acquiring) {
            assumeIsolated { $0.handOnClaim(of: component) }
        } else if component != 0 {
            release(component)
        }
    }

    private func handOnClaim(of component: UInt16) {
        if claimant.load(ordering: .acquiring) == component {
            if let next = extras?.queued {
                extras?.queued = nil
                claimant.store(next.member.number, ordering: .releasing)
                if next.member.beginQueued(next.attempt) { return }
            } else {
                release(component)
            }
        }
        if let extras, !extras.whenIdle.isEmpty { becomeIdle(extras) }
    }

    /// The outcome of the attempt that holds the claim is decided, and its last callback is running (EN-14).
    package var isTelling: Bool {
        let holder = claimant.load(ordering: .acquiring)
        return members.contains { $0.number == holder && $0.isTelling }
    }

    // MARK: members

    /// A component has been made. It takes no part yet, but it holds the host's closures (EN-62).
    package nonisolated func introduce(_ member: any SessionMember) { roster.withLock { $0.add(member) } }

    /// Those that have appeared.
    var members: LazyFilterSequence<Roster> { everyone.lazy.filter { $0.hasAppeared } }
    private nonisolated var everyone: Roster { roster.withLock { $0 } }

    /// Components are counted from 1.
    package nonisolated func nextComponent() -> UInt16 { created.wrappingAdd(1, ordering: .relaxed).newValue }

    /// Runs a body once no attempt is open.
    func whenIdle(_ body: @escaping (isolated SessionSupervisor) -> Void) { madeExtras.whenIdle.append(body) }

    private func becomeIdle(_ extras: SessionExtras) {
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
