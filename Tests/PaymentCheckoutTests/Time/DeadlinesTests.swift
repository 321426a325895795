import Testing

@testable import PaymentCheckout
@testable import PaymentTestKit

struct DeadlinesTests {
    private let scheduler = DeterministicScheduler(RandomStrategy(), seed: 1)
    private let expiries = Expiries()
    private let minute: Int64 = 60_000_000_000

    private func deadlines() -> Deadlines {
        Deadlines(time: TimeSource(VirtualClock(scheduler)), executor: scheduler)
    }
    private func owner(_ name: Int) -> Owner { Owner(name, expiries) { [scheduler] in scheduler.now } }
    /// Runs until nothing is ready and nobody sleeps.
    private func drain() { #expect(scheduler.run { false } == .deadlock) }

    @Test("EN-40 a deadline fires at its instant of the injected clock")
    func runsOnTheInjectedClock() {
        let deadlines = deadlines()
        _ = deadlines.arm(owner(1), at: 15 * minute)
        _ = deadlines.arm(owner(2), at: 2 * minute)
        _ = deadlines.arm(owner(3), at: 10 * minute)
        drain()
        #expect(
            expiries.all == [
                .init(name: 2, at: 2 * minute), .init(name: 3, at: 10 * minute), .init(name: 1, at: 15 * minute),
            ])
    }

    @Test("EN-42 equal instants fire in arming order, whatever was armed and taken back between")
    func firesInArmingOrder() {
        let deadlines = deadlines()
        for name in 0..<30 {
            var between = deadlines.arm(owner(100), at: Int64(name % 3) * minute)
            _ = deadlines.arm(owner(name), at: minute)
            deadlines.disarm(&between)
        }
        drain()
        #expect(expiries.all.map(\.name) == Array(0..<30))
    }

    @Test("EN-42 a deadline armed for the instant that is firing comes after those armed before it")
    func firesNewOnesLast() {
        let deadlines = deadlines()
        let late = owner(9)
        _ = deadlines.arm(Meddler { [minute] in _ = deadlines.arm(late, at: minute) }, at: minute)
        for name in 1...3 { _ = deadlines.arm(owner(name), at: minute) }
        drain()
        #expect(expiries.all.map(\.name) == [1, 2, 3, 9])
    }

    @Test("EN-40 a deadline armed for an instant that has passed fires at once")
    func firesPastOnes() {
        let deadlines = deadlines()
        let late = owner(9)
        _ = deadlines.arm(Meddler { _ = deadlines.arm(late, at: 0) }, at: minute)
        drain()
        #expect(expiries.all == [.init(name: 9, at: minute)])
    }

    @Test("EN-42 one taken back by an earlier one's call at the same instant does not fire")
    func canBeTakenBackUntilItsCall() {
        let deadlines = deadlines()
        let timer = Lock(DeadlineTimer.none)
        _ = deadlines.arm(Meddler { timer.withLock { deadlines.disarm(&$0) } }, at: minute)
        let second = deadlines.arm(owner(2), at: minute)
        timer.withLock { $0 = second }
        drain()
        #expect(expiries.all.isEmpty)
        #expect(deadlines.live == 0)
    }

    @Test("EN-62 cancelled deadlines leave nothing: no owner, no entry, no task, no timer")
    func leavesNothing() {
        let deadlines = deadlines()
        var timers: [DeadlineTimer] = []
        weak var someone: Owner?
        for name in 0..<100 {
            let owner = owner(name)
            timers.append(deadlines.arm(owner, at: Int64(name) * minute + 1))
            someone = owner
        }
        #expect(someone != nil && deadlines.live == 100)
        for index in timers.indices { deadlines.disarm(&timers[index]) }
        #expect(someone == nil)
        #expect(deadlines.live == 0)
        #expect(!deadlines.hasSleeper)
        #expect(timers.allSatisfy { !$0.isArmed })
        drain()
        #expect(scheduler.now == 0)
        #expect(expiries.all.isEmpty)
    }

    @Test("EN-62 a fired deadline leaves nothing")
    func leavesNothingWhenFired() {
        let deadlines = deadlines()
        weak var someone: Owner?
        do {
            let owner = owner(1)
            someone = owner
            _ = deadlines.arm(owner, at: minute)
        }
        #expect(someone != nil)
        drain()
        #expect(someone == nil && deadlines.live == 0 && !deadlines.hasSleeper)
    }

    @Test("EN-62 one task sleeps for all, also when an earlier deadline replaces it")
    func sleepsOnce() {
        let deadlines = deadlines()
        for name in 0..<20 { _ = deadlines.arm(owner(name), at: Int64(20 - name) * minute) }
        // Runs all that is ready, and no timer.
        #expect(scheduler.run { !scheduler.hasReady } == .finished)
        #expect(scheduler.sleepers.count == 1)
        drain()
        #expect(expiries.all.map(\.name) == Array((0..<20).reversed()))
    }

    @Test("EN-40 a deadline armed while a task sleeps for a later one fires at its own instant")
    func replacesASleeper() {
        let deadlines = deadlines()
        _ = deadlines.arm(owner(1), at: 10 * minute)
        #expect(scheduler.run { !scheduler.hasReady } == .finished)
        _ = deadlines.arm(owner(2), at: minute)
        #expect(scheduler.run { !scheduler.hasReady } == .finished)
        #expect(scheduler.sleepers.count == 1)
        drain()
        #expect(expiries.all == [.init(name: 2, at: minute), .init(name: 1, at: 10 * minute)])
    }

    @Test("EN-62 the last deadline to be taken back ends the task that sleeps for it, and its timer")
    func endsItsSleeper() {
        let deadlines = deadlines()
        var first = deadlines.arm(owner(1), at: 10 * minute)
        var second = deadlines.arm(owner(2), at: 11 * minute)
        #expect(scheduler.run { !scheduler.hasReady } == .finished)
        deadlines.disarm(&first)
        #expect(deadlines.hasSleeper && scheduler.sleepers.count == 1)
        deadlines.disarm(&second)
        #expect(!deadlines.hasSleeper && scheduler.sleepers.count == 0)
        drain()
        #expect(scheduler.now == 0)
    }

    @Test("EN-60 a stale timer changes nothing, even where its slot is in use again")
    func ignoresStaleTimers() {
        let deadlines = deadlines()
        let first = deadlines.arm(owner(1), at: minute)
        var current = first
        deadlines.disarm(&current)
        let second = deadlines.arm(owner(2), at: minute)
        #expect(second.slot == first.slot && second != first)
        var stale = first
        deadlines.disarm(&stale)
        #expect(deadlines.live == 1)
        drain()
        var fired = second
        deadlines.disarm(&fired)
        #expect(expiries.all.map(\.name) == [2])
    }

    @Test("EN-62 on the runtime's clocks a sleeper is kept for the next deadline, not left behind as a cancelled timer")
    func keepsASleeperOnRealClocks() {
        let deadlines = Deadlines(time: TimeSource(ContinuousClock()))
        var timer = deadlines.arm(owner(1), at: .max)
        deadlines.disarm(&timer)
        #expect(deadlines.live == 0)
        #expect(deadlines.hasSleeper)
    }

    @Test("EN-62 an armed deadline takes at most 48 bytes, and 8 in its session")
    func isSmall() {
        #expect(MemoryLayout<DeadlineTimer>.size == 8)
        #expect(MemoryLayout<DeadlineTable.Slot>.stride + MemoryLayout<DeadlineTable.Node>.stride <= 48)
    }
}
