package import PaymentFlows
package import Synchronization

/// Owns the lane, the claim and the processing flag of one session, and what it knows of its money (EN-02).
///
/// Its components are actors of their own on this actor's executor: a hop inside a session costs nothing, and everything that
/// happens in a session has one order. Sessions share nothing.
package actor SessionSupervisor {
    package nonisolated let id: SessionID
    package nonisolated let context: EngineContext
    package nonisolated let shard: EngineShard
    /// On the engine's time: when the session expires (EN-46).
    package nonisolated let expiresAt: Int64
    package nonisolated let deadlines: DeadlinePolicy
    package nonisolated let lane = Lane()
    /// What the host's analytics observer is told through; nil, nearly always: there is none (EN-10).
    package nonisolated let analytics: AnalyticsLane?
    /// The component that holds the session's claim; 0: none. Taken by a tap before its first suspension (EN-20).
    private nonisolated let claimant = Atomic<UInt16>(0)
    /// One bit a component whose attempt is being processed: the session's one flag is up while any is set (EN-23).
    private nonisolated let processing = Atomic<UInt32>(0)
    /// Set while the session takes no new attempts: closing, or the engine shutting down.
    private nonisolated let closed = Atomic<UInt8>(0)

    private var queue: [(drive: DriveID, resume: CheckedContinuation<Void, Never>)] = []
    package private(set) var ledger = SessionLedger()
    package private(set) var members: [any SessionMember] = []
    /// Components that have not appeared yet.
    private nonisolated let newcomers = Lock<[any SessionMember]>([])
    private var observation: SessionObservation?
    private var isDisbanded = false
    /// What waits until no attempt is open: a close, a shutdown.
    var whenIdle: [(isolated SessionSupervisor) -> Void] = []
    private nonisolated let created = Atomic<UInt16>(0)
    /// The tap that begins when the running last callback has returned (EN-14).
    private var queued: (member: any SessionMember, attempt: AttemptID)?

    package init(
        id: SessionID, context: EngineContext, expiresAt: Int64, deadlines: DeadlinePolicy,
        analytics: AnalyticsLane? = nil
    ) {
        self.id = id
        self.context = context
        shard = context.shard(id)
        self.expiresAt = expiresAt
        self.deadlines = deadlines
        self.analytics = analytics
    }

    // MARK: lane

    /// Waits for the lane. Whoever is superseded meanwhile is let go without it.
    package func turn(_ drive: DriveID) async {
        if lane.enter(drive) { return }
        await withCheckedContinuation { continuation in
            queue.append((drive, continuation))
            lane.hasQueue = true
        }
    }

    /// Gives the lane to the next in line, or takes the drive out of the line; a stale drive changes nothing.
    package func pass(_ drive: DriveID) {
        if lane.holds(drive) {
            let next = queue.isEmpty ? nil : queue.removeFirst()
            lane.pass(to: next?.drive)
            next?.resume.resume()
        } else if let place = queue.firstIndex(where: { $0.drive == drive }) {
            queue.remove(at: place).resume.resume()
        }
        lane.hasQueue = !queue.isEmpty
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

    /// No attempt holds the claim, no callback runs, no tap is queued, and no analytics observer is there to be told.
    var isAtRest: Bool { !isClaimed && lane.isFree && queued == nil && analytics == nil }

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

    /// Why no component takes a tap any more; nil: it does.
    package nonisolated var closing: Refusal? {
        switch closed.load(ordering: .acquiring) {
        case 0: context.isShuttingDown ? .shuttingDown : nil
        default: .destroyed
        }
    }

    package nonisolated func refuseTaps() { closed.store(1, ordering: .releasing) }

    /// Queues a tap until the claim is free; false: one is queued already.
    package func queue(_ member: any SessionMember, _ attempt: AttemptID) -> Bool {
        guard queued == nil else { return false }
        queued = (member, attempt)
        return true
    }

    /// The attempt that a component's queued tap will be.
    package func queuedAttempt(of component: UInt16) -> AttemptID? {
        queued.flatMap { $0.member.number == component ? $0.attempt : nil }
    }

    /// A cancel or teardown of a component drops its queued tap; the attempt it would have been, if there was one.
    package func dropQueued(of component: UInt16) -> AttemptID? {
        let attempt = queuedAttempt(of: component)
        if attempt != nil { queued = nil }
        return attempt
    }

    /// The end of the whole session drops the queued tap, whose ever it is. Whether there was one.
    func dropQueued(by: Canceller) -> Bool {
        guard let (member, attempt) = queued else { return false }
        queued = nil
        member.dropQueued(attempt, by: by)
        return true
    }

    /// The last callback has returned or was left behind: the claim goes to the queued tap, or goes.
    package func passClaim(from component: UInt16) {
        if claimant.load(ordering: .acquiring) == component {
            if let next = queued {
                queued = nil
                claimant.store(next.member.number, ordering: .releasing)
                if next.member.beginQueued(next.attempt) { return }
            } else {
                release(component)
            }
        }
        if !whenIdle.isEmpty { becomeIdle() }
    }

    /// The outcome of the attempt that holds the claim is decided, and its last callback is running (EN-14).
    package var isTelling: Bool {
        let holder = claimant.load(ordering: .acquiring)
        return members.contains { $0.number == holder && $0.isTelling }
    }

    // MARK: members

    /// A component has been made. It takes no part yet, but it holds the host's closures (EN-62).
    package nonisolated func introduce(_ member: any SessionMember) { newcomers.withLock { $0.append(member) } }

    /// A component takes part from its first appearance on.
    package func enlist(_ member: any SessionMember) {
        guard !members.contains(where: { $0 === member }) else { return }
        members.append(member)
        newcomers.withLock { newcomers in
            newcomers.removeAll { $0 === member }
            if newcomers.isEmpty { newcomers = [] }
        }
    }

    /// Components are counted from 1.
    package nonisolated func nextComponent() -> UInt16 { created.wrappingAdd(1, ordering: .relaxed).newValue }

    private func becomeIdle() {
        guard !hasOpenAttempt else { return }
        let all = whenIdle
        whenIdle = []
        for body in all { body(self) }
    }

    package func nextAttempt() -> AttemptID { ledger.nextAttempt() }

    package func update<Result>(_ body: (inout SessionLedger) -> Result) -> Result { body(&ledger) }

    /// Lets go of what the components hold, so that a callback that captures its own session makes no cycle (EN-62).
    package func disband() {
        let unseen = newcomers.withLock { newcomers in
            defer { newcomers = [] }
            return newcomers
        }
        for member in members + unseen { member.retire() }
        members = []
        analytics?.finish()
        observation?.finish()
        observation = nil
        isDisbanded = true
    }

    // MARK: observation

    package nonisolated let isObserved = Atomic<Bool>(false)

    package func observe() -> SessionObservation {
        if let observation { return observation }
        let fresh = SessionObservation(context: context, isProcessing: isProcessing)
        guard !isDisbanded else {
            // Nothing happens here any more: its streams end at once.
            fresh.finish()
            return fresh
        }
        observation = fresh
        isObserved.store(true, ordering: .releasing)
        return fresh
    }

    /// The flag as it is now, and each change: read and subscribed to in one step, so that none is missed or repeated (EN-23).
    package func processingChanges() -> AsyncStream<Bool> {
        observe().processing.subscribe(startingWith: isProcessing)
    }

    package func publish(_ step: TransitionStep) { observation?.publish(step) }
    package func publishPaidAfter(_ outcome: Outcome) { observation?.events.send(.paidAfter(outcome)) }
    package func publishDuplicate(_ transactions: [TransactionIdentity]) {
        context.count(.duplicateCharges)
        observation?.events.send(.duplicateCharge(transactions))
    }
    package func publish(_ diagnostic: Diagnostic) { observation?.events.send(.diagnostic(diagnostic)) }

    package func snapshot() -> SessionSnapshot {
        SessionSnapshot(
            id: id, components: members.map { $0.snapshot() }, isProcessing: isProcessing, isClaimed: isClaimed,
            attempts: ledger.attempts, lastOutcome: ledger.lastOutcome, settlement: ledger.settlement)
    }

    /// Whether the calling task runs a callback of this session.
    package var isInsideCallback: Bool { members.contains { $0.isInsideCallback } }
}
