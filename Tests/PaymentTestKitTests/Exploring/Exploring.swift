import PaymentTestKit
import Testing

/// Runs scenarios over many seeds and ways to choose.
enum Exploring<Method: ExploredMethod> {
    typealias Scenario = SessionScenario<Method>
    typealias Report = ExplorationReport<Scenario>

    struct Kind {
        let name: String
        var count = 0
        let first: Report
    }

    /// The violations, each kind with the first session that shows it.
    static func kinds(of reports: some Sequence<Report>) -> [Kind] {
        var kinds: [String: Kind] = [:]
        for report in reports {
            for violation in report.violations {
                let name = "\(violation.rule) \(violation.reason)"
                kinds[name, default: Kind(name: name, first: report)].count += 1
            }
        }
        return kinds.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }

    /// The session of a seed: scenario, strategy and choices all come from it.
    static func run(seed: UInt64) -> Report {
        let schedule = Exploration.schedule(seed: seed)
        return Exploration.run(Scenario(seed: seed, timeIsAChoice: schedule.timeIsAChoice), on: schedule)
    }

    /// At random, by ranks, and each third seed with time as one of the choices.
    static func each(
        of seeds: Range<UInt64>, timeIsAChoice: Bool? = nil, _ scenario: (UInt64) -> Scenario
    ) -> [Report] {
        let reports = seeds.map { seed in
            var schedule = Exploration.schedule(seed: seed)
            if let timeIsAChoice { schedule.timeIsAChoice = timeIsAChoice }
            return Exploration.run(scenario(seed), on: schedule)
        }
        for kind in kinds(of: reports) { Issue.record("\(kind.name): \(kind.count) of \(seeds)\n\(kind.first)") }
        return reports
    }
}

typealias PazeExploring = Exploring<ExploredPaze>
typealias PazeScenario = SessionScenario<ExploredPaze>
