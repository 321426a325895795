internal import PaymentCheckout
internal import PaymentFlows
internal import Synchronization

/// Plays whole Paze sessions of the real engine under the deterministic scheduler, and checks the contract's rules.
public enum PazeExploration {
    /// The session of a seed: scenario, strategy and choices all come from it. Each third run lets time be a choice.
    public static func run(seed: UInt64) -> ExplorationReport {
        let schedule = schedule(seed: seed)
        var scenario = PazeScenario(seed: seed)
        // The rescue of a gate that hangs for ever would come too early.
        if schedule.timeIsAChoice { scenario.neverExpires = false }
        return run(scenario, on: schedule)
    }

    /// How the session of a seed is scheduled.
    public static func schedule(seed: UInt64, strategy: ScheduleStrategy = .mixed(steps: 400)) -> Schedule {
        Schedule(strategy, seed: seed, timeIsAChoice: seed % 3 == 0, stepLimit: 100_000)
    }

    /// One session of a scenario.
    public static func run(_ scenario: PazeScenario, on schedule: Schedule) -> ExplorationReport {
        let scheduler = DeterministicScheduler(
            schedule.strategy.chooser(seed: schedule.seed), timeIsAChoice: schedule.timeIsAChoice)
        if schedule.watchesEscapes { try? scheduler.watchEscapes() }
        let stage = ExplorationStage()
        let end: ScheduleEnd
        let played: ExplorationCheck
        do {
            let session = try ExploredSession(scenario, seed: schedule.seed, on: scheduler)
            stage.watch(session.checkout.session.supervisor)
            Task(name: "main", executorPreference: scheduler) { [weak session] in
                await session?.play()
                stage.isPlayed.store(true, ordering: .releasing)
            }
            let first = scheduler.run(limit: schedule.stepLimit) { stage.isPlayed.load(ordering: .acquiring) }
            // What is left may go on until nothing can: late replies, abandoned callbacks, an attempt that is still sent.
            let rest = first == .finished ? scheduler.run(limit: schedule.stepLimit) { false } : first
            end = rest == .deadlock && first == .finished ? .finished : rest
            played = ExplorationCheck(session, end, ledger: stage.ledger(of: session, on: scheduler))
        } catch {
            return ExplorationReport(
                scenario: scenario, schedule: schedule, run: scheduler.report(.deadlock),
                violations: [Violation("TY-01", "the session could not be opened: \(error)")], endings: [],
                callbacks: [], authorisations: 0, notes: [])
        }
        let report = scheduler.report(end)
        var violations = played.violations(report, timeIsAChoice: schedule.timeIsAChoice)
        if end == .finished, stage.isAlive {
            violations.append(Violation("EN-62", "the session is still in memory"))
        }
        return ExplorationReport(
            scenario: scenario, schedule: schedule, run: report, violations: violations,
            endings: played.log.outcomes.map(\.ending), callbacks: played.callbacks,
            authorisations: played.gateway.sent.count, notes: played.log.notes)
    }
}
