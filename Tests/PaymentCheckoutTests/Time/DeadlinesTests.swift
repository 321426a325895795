import Testing

@testable import PaymentCheckout
@testable import PaymentTestKit

/// Notes when and in which order deadlines came.
private final class Expiries: Sendable {
    struct Entry: Hashable {
        var name: Int
        var at: Int64
    }
    private let entries = Lock<[Entry]>([])
    var all: [Entry] { entries.withLock { $0 } }
    func note(_ name: Int, _ at: Int64) { entries.withLock { $0.append(Entry(name: name, at: at)) } }
}

private final class Owner: Expirable {
    let name: Int
    let expiries: Expiries
    let now: @Sendable () -> Int64
    init(_ name: Int, _ expiries: Expiries, now: @escaping @Sendable () -> Int64 = { 0 }) {
        self.name = name
        self.expiries = expiries
        self.now = now
    }
    func expired(_ timer: DeadlineTimer) { expiries.note(name, now()) }
}

/// Arms the second, or takes it back, from within the first's call.
private final class Meddler: Expirable {
    let meddle: @Sendable () -> Void
    init(_ meddle: @escaping @Sendable () -> Void) { self.meddle = meddle }
    func expired(_ timer: DeadlineTimer) { meddle() }
}

struct DeadlinesTests {
    private let scheduler = DeterministicScheduler(RandomChooser(seed: 1))
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

    @Test("EN-42 deadlines armed and taken back by many threads while time moves fire at most once, and none is left")
    func endsOnceUnderThreads() async {
        let clock = ManualClock()
        let deadlines = Deadlines(time: TimeSource(clock))
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask { [expiries] in
                    var random = SplitMix64(seed: UInt64(worker))
                    var timers: [DeadlineTimer] = []
                    for number in 0..<500 {
                        let due = deadlines.now + Int64(random.below(1_000))
                        timers.append(deadlines.arm(Owner(worker * 500 + number, expiries), at: due))
                        if random.below(2) == 0 { deadlines.disarm(&timers[random.below(timers.count)]) }
                        if random.below(10) == 0 { clock.advance(by: .nanoseconds(random.below(300))) }
                    }
                    for index in timers.indices { deadlines.disarm(&timers[index]) }
                }
            }
        }
        #expect(deadlines.live == 0)
        #expect(Set(expiries.all).count == expiries.all.count)
    }

    @Test("EN-40 every deadline that is left alone fires, whichever thread arms it while time moves")
    func losesNone() async {
        let clock = ManualClock()
        let deadlines = Deadlines(time: TimeSource(clock))
        await withTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask { [expiries] in
                    var random = SplitMix64(seed: UInt64(worker))
                    for number in 0..<300 {
                        let owner = Owner(worker * 300 + number, expiries)
                        _ = deadlines.arm(owner, at: deadlines.now + Int64(random.below(1_000)))
                        if random.below(10) == 0 { clock.advance(by: .nanoseconds(random.below(300))) }
                    }
                }
            }
        }
        let last = AsyncStream<Void>.makeStream()
        _ = deadlines.arm(Meddler { last.continuation.finish() }, at: 10_000_000)
        clock.advance(by: .nanoseconds(10_000_000))
        for await _ in last.stream {}
        #expect(expiries.all.map(\.name).sorted() == Array(0..<1_200))
    }
}
