internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit
internal import Synchronization

/// Many sessions of one scenario, in a closed loop or as they arrive.
struct StressRun: Sendable {
    let rig: StressRig
    let timings = StressTimings()
    let tally = StressTally()
    private let live = LiveSessions()
    private let options: StressOptions

    init(_ options: StressOptions, scenario: StressScenario) {
        self.options = options
        rig = StressRig(options, scenario: scenario)
    }

    /// Runs all sessions; returns the time from the first start to the last end.
    @concurrent func run() async -> Duration {
        let start = ContinuousClock.now
        let watchdog = Task.detached { await watch() }
        if let rate = options.arrivalRate { await openLoop(rate, start) } else { await closedLoop(start) }
        let time = ContinuousClock.now - start
        watchdog.cancel()
        await checkLeftovers()
        return time
    }

    private func closedLoop(_ start: ContinuousClock.Instant) async {
        let next = Next(options.sessions)
        let end = options.duration.map { start + .seconds($0) }
        let workers = min(options.concurrency, options.sessions)
        let left = Countdown(workers)
        await withCheckedContinuation { done in
            for _ in 0..<workers {
                // Detached, because a task group over 100,000 children takes time that grows with its square.
                Task.detached {
                    while end.map({ ContinuousClock.now < $0 }) ?? true, let number = next.take() {
                        await one(number, from: .now)
                    }
                    if left.isLast() { done.resume() }
                }
            }
        }
    }

    /// Sessions start when they were intended to, however many are open; latency counts from then.
    private func openLoop(_ rate: Double, _ start: ContinuousClock.Instant) async {
        let end = options.duration.map { Int64($0 * 1e9) } ?? .max
        let starts = PoissonArrivals(rate: rate, seed: options.seed).prefix(options.sessions)
        let open = Countdown(1)
        await withCheckedContinuation { done in
            // Detached, so that it can wait for an instant; a group would keep every session that has ended.
            Task.detached {
                for (number, offset) in starts.enumerated() {
                    let offset = Int64(clamping: offset)
                    guard offset < end else { break }
                    let intended = start + .nanoseconds(offset)
                    if intended > .now { try? await ContinuousClock().sleep(until: intended, tolerance: .zero) }
                    open.add()
                    Task.detached {
                        await one(number, from: intended)
                        if open.isLast() { done.resume() }
                    }
                }
                if open.isLast() { done.resume() }
            }
        }
    }

    private func one(_ number: Int, from start: ContinuousClock.Instant) async {
        let session = StressSession(rig.plan(number), rig, timings)
        live.begin(session)
        switch await session.run(from: start) {
        case .success(let check):
            // Of later attempts the callbacks would count, too.
            if check.ledger.attempts == 1, check.seen.cancelAnswers == [.cancelled],
                let cancel = check.seen.cancelledAt, let last = check.seen.lastCallbackAt
            {
                timings.cancelToLastCallback.record((last - cancel).nanoseconds)
            }
            tally.add(check, check.violations())
        case .failure(let violation): tally.fail(violation)
        }
        live.end(session)
    }

    /// Nothing of the sessions is left: not a session, not a deadline, not a reply.
    private func checkLeftovers() async {
        let (engine, sandbox) = (rig.engine, rig.sandbox)
        // Late replies of sessions that have ended come within a second.
        for _ in 0..<200 where engine.liveSessions + engine.liveDeadlines + sandbox.waitingReplies > 0 {
            try? await ContinuousClock().sleep(for: .milliseconds(10))
        }
        if engine.liveSessions > 0 { tally.fail(Violation("EN-66", "\(engine.liveSessions) sessions are left")) }
        if engine.liveDeadlines > 0 { tally.fail(Violation("EN-62", "\(engine.liveDeadlines) deadlines are left")) }
        if sandbox.waitingReplies > 0 {
            tally.fail(Violation("EN-62", "\(sandbox.waitingReplies) replies are waiting"))
        }
    }

    /// Ends the process when no session has ended for half a minute: a session hangs, and the report says where.
    private func watch() async {
        var (last, still) = (-1, 0)
        while !Task.isCancelled {
            try? await ContinuousClock().sleep(for: .seconds(1))
            let now = tally.sessions
            still = now == last ? still + 1 : 0
            last = now
            guard still >= 30, !Task.isCancelled else { continue }
            await Hang.report(live.some(5), ended: now)
        }
    }
}

/// Hands out the numbers of the sessions.
private final class Next: Sendable {
    private let taken = Atomic(0)
    private let count: Int
    init(_ count: Int) { self.count = count }
    func take() -> Int? {
        let number = taken.wrappingAdd(1, ordering: .relaxed).oldValue
        return number < count ? number : nil
    }
}

private final class Countdown: Sendable {
    private let left: Atomic<Int>
    init(_ count: Int) { left = Atomic(count) }
    func add() { left.wrappingAdd(1, ordering: .relaxed) }
    func isLast() -> Bool { left.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 }
}
