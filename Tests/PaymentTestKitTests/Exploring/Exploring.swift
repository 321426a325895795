import PaymentTestKit
import Testing

/// Runs one scenario over many seeds and ways to choose.
enum Exploring {
    struct Kind {
        let name: String
        var count = 0
        let first: ExplorationReport
    }

    /// The violations, each kind with the first session that shows it.
    static func kinds(of reports: some Sequence<ExplorationReport>) -> [Kind] {
        var kinds: [String: Kind] = [:]
        for report in reports {
            for violation in report.violations {
                let name = "\(violation.rule) \(violation.reason)"
                kinds[name, default: Kind(name: name, first: report)].count += 1
            }
        }
        return kinds.values.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }

    /// At random, by ranks, and each third seed with time as one of the choices.
    static func each(
        of seeds: Range<UInt64>, timeIsAChoice: Bool? = nil, _ scenario: (UInt64) -> PazeScenario
    ) -> [ExplorationReport] {
        let reports = seeds.map { seed in
            var schedule = PazeExploration.schedule(seed: seed)
            if let timeIsAChoice { schedule.timeIsAChoice = timeIsAChoice }
            return PazeExploration.run(scenario(seed), on: schedule)
        }
        for kind in kinds(of: reports) { Issue.record("\(kind.name): \(kind.count) of \(seeds)\n\(kind.first)") }
        return reports
    }
}
