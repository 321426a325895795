internal import PaymentCheckout
internal import Synchronization

/// Plays a scenario once under the deterministic scheduler, and checks the rules.
public enum Exploration {
    /// Jobs run and timers fired in one schedule, at most: more is a livelock.
    public static let stepLimit = 20_000

    /// How the schedule of a seed is run: by a mix of strategies unless another is named, and each third seed lets time be a choice.
    public static func schedule(seed: UInt64, strategy: any ScheduleStrategy = MixedStrategy()) -> Schedule {
        Schedule(strategy, seed: seed, timeIsAChoice: seed % 3 == 0, stepLimit: stepLimit)
    }

    /// Plays a scenario on a schedule, whose strategy starts afresh.
    public static func run<Scenario>(_ scenario: Scenario, on schedule: Schedule) -> ExplorationReport<Scenario> {
        var schedule = schedule
        _ = schedule.strategy.begin(seed: schedule.seed)
        var known: Set<UInt64> = []
        return run(scenario, begun: schedule, known: &known)
    }

    /// - Parameters:
    ///   - schedule: its strategy has begun; that of the report has learnt from the run.
    ///   - known: digests of traces of this scenario that kept all rules.
    static func run<Scenario>(
        _ scenario: Scenario, begun schedule: Schedule, known: inout Set<UInt64>
    ) -> ExplorationReport<Scenario> {
        let scheduler = DeterministicScheduler(begun: schedule.strategy, timeIsAChoice: schedule.timeIsAChoice)
        if schedule.watchesEscapes { try? scheduler.watchEscapes() }
        let watched = Watched()
        let (end, open, trace) = play(scenario, schedule, on: scheduler, watched)
        let run = scheduler.report(end)
        var violations = Self.violations(of: run, open, schedule)
        if end == .finished {
            if watched.isAlive { violations.append(Violation("EN-62", "the session is still in memory")) }
            // Where timers may fire early some rules do not hold: those traces are known by themselves.
            let digest = schedule.timeIsAChoice ? ~trace.digest : trace.digest
            if !known.contains(digest) {
                let broken = scenario.violations(in: trace, timeIsAChoice: schedule.timeIsAChoice)
                if broken.isEmpty { known.insert(digest) }
                violations += broken
            }
        }
        var digest = Digest()
        digest.mix(run.fingerprint)
        digest.mix(trace.digest)
        var used = schedule
        used.strategy = scheduler.strategy
        return ExplorationReport(
            scenario: scenario, schedule: used, run: run, violations: violations, trace: trace, digest: digest.value)
    }

    /// The play is gone when this returns, unless something holds it.
    private static func play<Scenario: ExploredScenario>(
        _ scenario: Scenario, _ schedule: Schedule, on scheduler: DeterministicScheduler, _ watched: Watched
    ) -> (ScheduleEnd, [OpenWork], Scenario.Play.Trace) {
        let play = scenario.begin(seed: schedule.seed, with: ExploredCrew(scheduler))
        let isPlayed = Played()
        Task(executorPreference: scheduler) { [weak play] in
            await play?.play()
            isPlayed.note()
        }
        let first = scheduler.run(limit: schedule.stepLimit) { isPlayed.isNoted }
        let open = first == .finished ? [] : play.openWork
        // What is left may go on until nothing can: late replies, abandoned callbacks, an attempt that is still sent.
        let rest = first == .finished ? scheduler.run(limit: schedule.stepLimit) { false } : first
        watched.watch(play.watched)
        return (rest == .deadlock && first == .finished ? .finished : rest, open, play.trace())
    }

    private static func violations(of run: ScheduleReport, _ open: [OpenWork], _ schedule: Schedule) -> [Violation] {
        var found: [Violation] = []
        if run.foreignEnqueues > 0 || run.hookedEnqueues > 0 {
            found.append(
                Violation(
                    "EN-04",
                    "work left the scheduler: \(run.hookedEnqueues) jobs for the global pool, "
                        + "\(run.foreignEnqueues) from other threads"))
        }
        let names = open.isEmpty ? "nothing" : open.map(\.description).joined(separator: ", ")
        switch run.end {
        case .finished:
            if run.leftovers > 0 { found.append(Violation("EN-62", "\(run.leftovers) jobs or sleepers are left")) }
        case .deadlock: found.append(Violation("EN-14", "nothing can go on; open: \(names)"))
        case .stepLimit:
            // A strategy that lets time pass for ever starves whoever is ready: that is no fault of theirs.
            if !schedule.timeIsAChoice {
                found.append(
                    Violation("EN-14", "it goes on and on, \(run.steps) steps so far; open: \(names)"))
            }
        }
        return found
    }

    private final class Watched: Sendable {
        private struct Reference: Sendable { weak var object: (any AnyObject & Sendable)? }
        private let reference = Lock(Reference())

        func watch(_ object: (any AnyObject & Sendable)?) { reference.withLock { $0.object = object } }
        var isAlive: Bool { reference.withLock { $0.object != nil } }
    }

    private final class Played: Sendable {
        private let value = Atomic(false)
        var isNoted: Bool { value.load(ordering: .acquiring) }
        func note() { value.store(true, ordering: .releasing) }
    }
}
