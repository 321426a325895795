package import PaymentFlows
internal import Synchronization

/// The session's one claim: which component's attempt is open, and the tap that is to have it next (EN-20, EN-14).
extension SessionSupervisor {
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

    /// Queues a tap until the claim is free; false: one is queued already.
    package func queue(_ member: any SessionMember, _ attempt: AttemptID) -> Bool {
        let extras = madeExtras
        guard extras.queued == nil else { return false }
        extras.queued = QueuedTap(member: member, attempt: attempt)
        return true
    }

    /// The attempt that a component's queued tap will be.
    package nonisolated func queuedAttempt(of component: UInt16) -> AttemptID? {
        guard hasExtras.load(ordering: .acquiring) else { return nil }
        return assumeIsolated { $0.extras?.queued.flatMap { $0.member.number == component ? $0.attempt : nil } }
    }

    /// A cancel or teardown of a component drops its queued tap; the attempt it would have been, if there was one.
    package func dropQueued(of component: UInt16) -> AttemptID? {
        guard let tap = extras?.queued, tap.member.number == component else { return nil }
        extras?.queued = nil
        // Nobody needs the answer any more.
        if let asked = tap.asked { _ = asked.end(.host) }
        return tap.attempt
    }

    /// The end of the whole session drops the queued tap, whose ever it is. Whether there was one.
    func dropQueued(by: Canceller) -> Bool {
        guard let tap = extras?.queued else { return false }
        extras?.queued = nil
        tap.member.dropQueued(tap.attempt, by: by)
        return true
    }

    /// A component's outcome is unknown, and another's tap, which has the claim, waits while that one asks the provider (EN-22).
    ///
    /// - Returns: false: it cannot be asked, and the claim is the tap's as before.
    func asksFirst(for member: any SessionMember, _ attempt: AttemptID) -> Bool {
        let (extras, refusing) = (madeExtras, ledger.refusing)
        guard extras.queued == nil, let asked = everyone.first(where: { $0.number == refusing }) else { return false }
        extras.queued = QueuedTap(member: member, attempt: attempt, asked: asked)
        claimant.store(asked.number, ordering: .releasing)
        if asked.asksOutcome() { return true }
        extras.queued = nil
        claimant.store(member.number, ordering: .releasing)
        return false
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
                if next.member.beginQueued(next.attempt, hasAsked: next.asked != nil) { return }
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
}
