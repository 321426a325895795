internal import Synchronization

/// One deterministic run of a concurrent scenario: strategy, seed and options.
///
/// Run it in synchronous code, on any thread: it holds the thread until the run has ended. Debug builds have more
/// scheduling points, since the optimiser removes hops; a seed means the same run only within one build mode. A run that
/// ends in a deadlock or at its limit leaks the tasks that never came to their end.
public struct Schedule: Sendable {
    /// How it chooses.
    public var strategy: any ScheduleStrategy
    /// Its seed.
    public var seed: UInt64
    /// Whether the earliest timer may fire while jobs are ready; false: time moves only when nothing is ready.
    public var timeIsAChoice: Bool
    /// Whether jobs sent to the global pool are counted; on a toolchain without the hook they are not.
    public var watchesEscapes: Bool
    /// Jobs run and timers fired, at most.
    public var stepLimit: Int

    /// Makes a run: time is no choice, escapes are watched, a million steps at most.
    public init(
        _ strategy: any ScheduleStrategy, seed: UInt64 = 0, timeIsAChoice: Bool = false, watchesEscapes: Bool = true,
        stepLimit: Int = 1_000_000
    ) {
        self.strategy = strategy
        self.seed = seed
        self.timeIsAChoice = timeIsAChoice
        self.watchesEscapes = watchesEscapes
        self.stepLimit = stepLimit
    }

    /// Runs the scenario as one task on a fresh scheduler. Every task it makes outside a group needs the scheduler as
    /// its executor preference, and every wait a `VirtualClock` on it.
    @discardableResult
    public func run(_ scenario: @escaping @Sendable (DeterministicScheduler) async -> Void) -> ScheduleReport {
        var fresh = self
        _ = fresh.strategy.begin(seed: seed)
        return fresh.follow(scenario)
    }

    /// Runs the scenario on the strategy's next schedule; nil: it has none left, see its `coverage`.
    ///
    ///     var schedule = Schedule(ExhaustiveStrategy())
    ///     while let report = schedule.next(scenario) { ... }
    public mutating func next(
        _ scenario: @escaping @Sendable (DeterministicScheduler) async -> Void
    ) -> ScheduleReport? {
        strategy.begin(seed: seed) ? follow(scenario) : nil
    }

    private mutating func follow(
        _ scenario: @escaping @Sendable (DeterministicScheduler) async -> Void
    ) -> ScheduleReport {
        let scheduler = DeterministicScheduler(begun: strategy, timeIsAChoice: timeIsAChoice)
        if watchesEscapes { try? scheduler.watchEscapes() }
        let isDone = Flag()
        // The caller runs every job of it in its own thread, below, and returns when it has ended: nobody can await it.
        Task(name: "scenario", executorPreference: scheduler) {
            await scenario(scheduler)
            isDone.raise()
        }
        let end = scheduler.run(limit: stepLimit) { isDone.isUp }
        strategy = scheduler.strategy
        return scheduler.report(end)
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isUp: Bool { value.load(ordering: .acquiring) }
        func raise() { value.store(true, ordering: .releasing) }
    }
}
