/// All that repeats one schedule of a flow.
public struct ScheduleReplay: Hashable, Sendable, Codable {
    /// What was played.
    public enum Source: String, Hashable, Sendable, Codable, CaseIterable {
        /// The scenario of the seed.
        case drawn
        /// Two contenders and a canceller.
        case contended
    }

    /// The flow's name.
    public var flow: String
    /// What was played.
    public var scenario: Source
    /// The seed of scenario and session.
    public var seed: UInt64
    /// The strategy that found it.
    public var strategy: String
    /// The build that it belongs to.
    public var build: BuildMode
    /// Whether timers could fire early.
    public var timeIsAChoice: Bool
    /// The index that was taken at each choice; after the last one, always the first.
    public var choices: [Int]
    /// The rules that were broken.
    public var violations: [String]

    /// Describes a schedule that was run; the scenario is taken to be that of its seed.
    public init<Scenario>(_ report: ExplorationReport<Scenario>) {
        flow = Scenario.flow
        scenario = .drawn
        seed = report.schedule.seed
        strategy = report.schedule.strategy.name
        build = .current
        timeIsAChoice = report.schedule.timeIsAChoice
        choices = report.choices
        violations = report.violations.map(\.description)
    }

    /// Runs the schedule again.
    public func run<Scenario>(as type: Scenario.Type) -> ExplorationReport<Scenario> {
        var schedule = Exploration.schedule(seed: seed, strategy: ReplayStrategy(choices))
        schedule.timeIsAChoice = timeIsAChoice
        let played: Scenario =
            switch scenario {
            case .drawn: Scenario(seed: seed, timeIsAChoice: timeIsAChoice)
            case .contended: .contended
            }
        return Exploration.run(played, on: schedule)
    }
}
