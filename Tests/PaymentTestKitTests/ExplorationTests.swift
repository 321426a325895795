import PaymentTestKit
import Synchronization
import Testing

struct ExplorationTests {
    private final class Verdict: Sendable {
        let hit = Atomic(false)
    }

    /// Whether two callers charged twice; nil: no schedule is left.
    private func chargesTwice(
        next schedule: inout Schedule, _ submit: @escaping @Sendable (Till) -> @Sendable () async -> Void
    ) -> (Bool, ScheduleReport)? {
        let verdict = Verdict()
        let report = schedule.next { _ in
            let till = Till()
            let submit = submit(till)
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<2 { group.addTask { await submit() } }
            }
            if await till.charges != 1 { verdict.hit.store(true, ordering: .relaxed) }
        }
        return report.map { (verdict.hit.load(ordering: .relaxed), $0) }
    }
    private func planted(_ till: Till) -> @Sendable () async -> Void {
        let submitter = DoubleSubmitter(till)
        return { await submitter.submit() }
    }
    private func right(_ till: Till) -> @Sendable () async -> Void {
        let submitter = SingleSubmitter(till)
        return { await submitter.submit() }
    }

    @Test(
        "EN-20 a planted double submit is found within a hundred seeds",
        arguments: [RandomStrategy(), MixedStrategy(choices: 20)] as [any ScheduleStrategy])
    func findsADoubleSubmit(strategy: any ScheduleStrategy) {
        let hits = (UInt64(0)..<100).filter { seed in
            var schedule = Schedule(strategy, seed: seed)
            return chargesTwice(next: &schedule, planted)?.0 ?? false
        }
        #expect(!hits.isEmpty)
    }

    @Test("EN-20 the search through all schedules ends, finds the planted double submit, and clears the right form")
    func searchesAll() {
        for (submit, isPlanted) in [(planted, true), (right, false)] {
            var schedule = Schedule(ExhaustiveStrategy())
            var (schedules, hits) = (0, 0)
            while schedules < 50_000, let (hit, report) = chargesTwice(next: &schedule, submit) {
                schedules += 1
                #expect(report.isClean)
                if hit { hits += 1 }
            }
            #expect(schedule.strategy.coverage == .complete)
            #expect((hits > 0) == isPlanted)
        }
    }

    @Test("EN-20 a bounded search visits no more schedules the tighter it is, and within one detour finds the bug")
    func searchesWithinBounds() {
        var visited: [Int] = []
        for detours in 0...2 {
            var schedule = Schedule(ExhaustiveStrategy(maxDetours: detours))
            var (schedules, hits) = (0, 0)
            while let (hit, report) = chargesTwice(next: &schedule, planted) {
                schedules += 1
                if hit { hits += 1 }
                #expect(report.decisions.count { $0.taken > 0 } <= detours)
            }
            #expect(schedule.strategy.coverage == .completeWithin(detours: detours))
            visited.append(schedules)
            if detours > 0 { #expect(hits > 0) }
        }
        #expect(visited[0] == 1)
        #expect(visited == visited.sorted())
    }

    /// Whether one task stayed out while another made forty calls.
    private func starves(_ schedule: Schedule) -> Bool {
        let verdict = Verdict()
        schedule.run { _ in
            let till = Till()
            let trace = Trace()
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    for _ in 0..<40 { await till.charge() }
                    if await trace.events.isEmpty { verdict.hit.store(true, ordering: .relaxed) }
                }
                group.addTask { await trace.add(1) }
            }
        }
        return verdict.hit.load(ordering: .relaxed)
    }

    @Test("EN-11 starvation, which random choices miss, is found by ranks")
    func findsStarvation() {
        #expect(!(UInt64(0)..<300).contains { starves(Schedule(RandomStrategy(), seed: $0)) })
        // Without falls the lower of two ranks stays out to the end: about every second run.
        #expect((UInt64(0)..<300).count { starves(Schedule(PCTStrategy(depth: 1, choices: 80), seed: $0)) } > 60)
    }

    @Test("EN-13 a planted lost wake-up is reported as a deadlock, at once")
    func findsALostWakeUp() {
        let ends = (UInt64(0)..<60).map { seed in
            Schedule(RandomStrategy(), seed: seed).run { _ in
                let latch = ForgetfulLatch()
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { await latch.wait() }
                    group.addTask { await latch.notify() }
                }
            }.end
        }
        #expect(ends.contains(.deadlock))
        #expect(ends.contains(.finished))
    }

    @Test("EN-04 a livelock ends at the step limit")
    func endsLivelocks() {
        let report = Schedule(RandomStrategy(), stepLimit: 500).run { _ in
            while !Task.isCancelled { await Task.yield() }
        }
        #expect(report.end == .stepLimit)
        #expect(report.steps == 500)
    }

    @Test(
        "EN-42 a time-out that overtakes a ready reply is found only when time is a choice", arguments: [false, true])
    func makesTimeAChoice(timeIsAChoice: Bool) {
        let overtaken = (UInt64(0)..<60).filter { seed in
            let verdict = Verdict()
            let schedule = Schedule(RandomStrategy(), seed: seed, timeIsAChoice: timeIsAChoice)
            let report = schedule.run { scheduler in
                let clock = VirtualClock(scheduler)
                await withTaskGroup(of: Bool.self) { group in
                    group.addTask {
                        for _ in 0..<3 { await Task.yield() }
                        return false
                    }
                    group.addTask { (try? await clock.sleep(for: .seconds(5))) != nil }
                    if await group.next() == true { verdict.hit.store(true, ordering: .relaxed) }
                    group.cancelAll()
                }
            }
            #expect(report.isClean)
            return verdict.hit.load(ordering: .relaxed)
        }
        #expect(overtaken.isEmpty != timeIsAChoice)
    }

    @Test("EN-04 a task that escapes to the global pool is counted")
    func countsEscapes() async {
        let report = Schedule(FirstInStrategy()).run { _ in
            // Planted: it inherits no preference.
            Task.detached {}
        }
        #expect(report.end == .finished)
        #expect(report.hookedEnqueues == 1)
        #expect(!report.isClean)
    }

    @Test("EN-04 a wake-up from another thread is counted")
    func countsForeignWakeUps() {
        let scheduler = DeterministicScheduler(FirstInStrategy())
        let started = Verdict()
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        let waiter = Task(executorPreference: scheduler) { for await _ in stream {} }
        _ = waiter
        #expect(scheduler.run { false } == .deadlock)
        #expect(scheduler.foreignEnqueues == 0)
        let thread = ForeignThread {
            continuation.finish()
            started.hit.store(true, ordering: .releasing)
        }
        thread.join()
        #expect(scheduler.foreignEnqueues == 1)
        #expect(scheduler.run { false } == .deadlock)
    }
}
