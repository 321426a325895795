/// Explores schedule after schedule of one flow's scenarios, and keeps the sum.
///
///     var explorer = try Explorer<MyScenario>(strategy: MixedStrategy())
///     while explorer.schedules < 10_000, let report = explorer.next() {
///         for violation in report.violations { print(violation) }
///     }
///
/// Use it in synchronous code: each schedule holds the thread until it has ended.
public struct Explorer<Scenario: ExploredScenario>: Sendable {
    /// What is played.
    public enum Source: Sendable {
        /// The scenario of each seed.
        case drawn
        /// Always the same.
        case fixed(Scenario)
    }

    /// How it chooses, with what it has learnt.
    public private(set) var strategy: any ScheduleStrategy
    /// The seed of the next schedule.
    public private(set) var seed: UInt64
    /// How many schedules were explored.
    public private(set) var schedules = 0
    /// How many of them broke a rule.
    public private(set) var failures = 0
    /// A number of all of them in order: equal explorations have equal ones, in every process.
    public private(set) var digest = Digest()
    private let source: Source
    private let timeIsAChoice: Bool?
    private var known: Set<UInt64> = []

    /// Makes an explorer.
    ///
    /// - Parameters:
    ///   - source: what is played. The scenario of each seed by default.
    ///   - strategy: how schedules choose.
    ///   - seed: of the first schedule; each later one has the next. Zero by default.
    ///   - timeIsAChoice: whether the earliest timer may fire while jobs are ready. Nil, the default: in each third seed.
    /// - Throws: `EscapeDetectionUnsupported` on a toolchain that does not show what leaves a scheduler.
    public init(
        _ source: Source = .drawn, strategy: any ScheduleStrategy, seed: UInt64 = 0, timeIsAChoice: Bool? = nil
    ) throws(EscapeDetectionUnsupported) {
        guard DeterministicScheduler.detectsEscapes else { throw EscapeDetectionUnsupported() }
        self.source = source
        self.strategy = strategy
        self.seed = seed
        self.timeIsAChoice = timeIsAChoice
    }

    /// Explores the next schedule; nil: the strategy has none left, see its `coverage`.
    public mutating func next() -> ExplorationReport<Scenario>? {
        guard strategy.begin(seed: seed) else { return nil }
        var schedule = Exploration.schedule(seed: seed, strategy: strategy)
        if let timeIsAChoice { schedule.timeIsAChoice = timeIsAChoice }
        let report: ExplorationReport<Scenario>
        switch source {
        case .fixed(let scenario): report = Exploration.run(scenario, begun: schedule, known: &known)
        case .drawn:
            // Hardly one of these traces comes again.
            var none: Set<UInt64> = []
            report = Exploration.run(
                Scenario(seed: seed, timeIsAChoice: schedule.timeIsAChoice), begun: schedule, known: &none)
        }
        strategy = report.schedule.strategy
        seed &+= 1
        schedules += 1
        if !report.violations.isEmpty { failures += 1 }
        digest.mix(report.digest)
        return report
    }
}
