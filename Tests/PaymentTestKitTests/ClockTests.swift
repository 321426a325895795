import PaymentCheckout
import PaymentTestKit
import Testing

struct ClockTests {
    private final class Woken: Sendable {
        let order = Lock<[Int]>([])
        func note(_ number: Int) { order.withLock { $0.append(number) } }
        var all: [Int] { order.withLock { $0 } }
    }

    @Test("EN-40 a manual clock wakes who is due, in order of instants and then of arrival")
    func wakesInOrder() {
        let clock = ManualClock()
        let woken = Woken()
        // On one thread, so that the order of waking is the order of running.
        let scheduler = DeterministicScheduler(FirstInStrategy())
        for (number, seconds) in [3, 1, 2, 1, 9].enumerated() {
            Task(executorPreference: scheduler) {
                try? await clock.sleep(for: .seconds(seconds))
                woken.note(number)
            }
        }
        #expect(scheduler.run { false } == .deadlock)
        #expect(clock.sleeperCount == 5)
        #expect(clock.earliest?.nanoseconds == 1_000_000_000)
        clock.advance(by: .seconds(3))
        #expect(scheduler.run { false } == .deadlock)
        #expect(woken.all == [1, 3, 2, 0])
        #expect(clock.now.nanoseconds == 3_000_000_000 && clock.sleeperCount == 1)
        #expect(clock.advanceToEarliest())
        #expect(scheduler.run { false } == .deadlock)
        #expect(woken.all.last == 4 && clock.now.nanoseconds == 9_000_000_000)
        #expect(!clock.advanceToEarliest())
    }

    @Test("EN-40 a manual clock never goes back, and a sleep until now or earlier ends at once")
    func neverGoesBack() async throws {
        let clock = ManualClock()
        clock.advance(by: .seconds(2))
        clock.advance(by: .seconds(-1))
        #expect(clock.now.nanoseconds == 2_000_000_000)
        try await clock.sleep(for: .zero)
        try await clock.sleep(until: VirtualInstant(nanoseconds: 5), tolerance: nil)
    }

    @Test("EN-27 a sleep that is cancelled before, while or after it waits ends once, and leaves no sleeper")
    func survivesCancellation() async {
        let clock = ManualClock()
        let ended = Woken()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<500 {
                let sleeper = Task {
                    try? await clock.sleep(for: .nanoseconds(1 + number % 7))
                    ended.note(number)
                }
                group.addTask { sleeper.cancel() }
                group.addTask { clock.advance(by: .nanoseconds(1)) }
                group.addTask { await sleeper.value }
            }
        }
        #expect(ended.all.sorted() == Array(0..<500))
        #expect(clock.sleeperCount == 0)
    }

    @Test("EN-40 a test waits for sleepers by an event, not by polling")
    func tellsOfSleepers() async {
        let clock = ManualClock()
        await clock.sleepers(atLeast: 0)
        async let first: Void? = try? clock.sleep(for: .seconds(1))
        async let second: Void? = try? clock.sleep(for: .seconds(2))
        await clock.sleepers(atLeast: 2)
        #expect(clock.sleeperCount == 2)
        clock.advance(by: .seconds(2))
        _ = await (first, second)
    }

    @Test("EN-40 virtual time takes none: a million seconds of it pass at once, and end exact")
    func isVirtual() {
        let report = Schedule(FirstInStrategy()).run { scheduler in
            let clock = VirtualClock(scheduler)
            for _ in 0..<10 { try? await clock.sleep(for: .seconds(100_000)) }
        }
        #expect(report.isClean)
        #expect(report.elapsed == 1_000_000_000_000_000)
    }

    @Test(
        "EN-27 a virtual sleep that is cancelled at any point ends once, and leaves no sleeper",
        arguments: UInt64(0)..<200)
    func cancelsVirtualSleeps(seed: UInt64) {
        let report = Schedule(RandomStrategy(), seed: seed, timeIsAChoice: true).run { scheduler in
            let clock = VirtualClock(scheduler)
            let sleeper = Task(executorPreference: scheduler) { try? await clock.sleep(for: .seconds(5)) }
            let canceller = Task(executorPreference: scheduler) { sleeper.cancel() }
            await withTaskGroup(of: Void.self) { group in
                group.addTask { try? await clock.sleep(for: .seconds(5)) }
                group.addTask { await canceller.value }
                await group.next()
                group.cancelAll()
            }
            await sleeper.value
        }
        #expect(report.isClean)
        #expect(report.leftovers == 0)
    }

    @Test("EN-40 instants at the ends of time do not trap")
    func saturates() {
        let last = VirtualInstant(nanoseconds: .max)
        #expect(last.advanced(by: .seconds(1)) == last)
        #expect(VirtualInstant(nanoseconds: .min).advanced(by: .seconds(-1)).nanoseconds == .min)
        #expect(VirtualInstant(nanoseconds: 5).advanced(by: .seconds(Int64.max)) == last)
        #expect(VirtualInstant(nanoseconds: 3).duration(to: VirtualInstant(nanoseconds: 10)) == .nanoseconds(7))
    }
}
