/// Explores one flow.
struct FlowRun<Scenario: ExploredScenario> {
    private var explorer: Explorer<Scenario>
    private let order: ExplorationOrder
    private var result = FlowResult(name: Scenario.flow)

    init(_ order: ExplorationOrder) throws(EscapeDetectionUnsupported) {
        self.order = order
        explorer = try Explorer(
            order.source == .contended ? .fixed(.contended) : .drawn, strategy: order.strategy, seed: order.seed,
            timeIsAChoice: order.timeIsAChoice)
    }

    mutating func explore(_ progress: (Int) -> Void) -> FlowResult {
        let start = ContinuousClock.now
        while explorer.schedules < order.schedules, let report = explorer.next() {
            result.steps += report.run.steps
            result.choices += report.run.decisions.count
            if !report.violations.isEmpty { take(report) }
            if explorer.schedules % 64 == 0 { progress(explorer.schedules) }
        }
        result.duration = ContinuousClock.now - start
        result.schedules = explorer.schedules
        result.digest = explorer.digest.value
        result.coverage = explorer.strategy.coverage
        return result
    }

    /// The first of each kind is told, as short as it can be.
    private mutating func take(_ report: ExplorationReport<Scenario>) {
        result.violations += report.violations.count
        guard let kind = report.violations.first?.rule, !result.failures.contains(where: { $0.rule == kind }) else {
            return
        }
        var failure = ExploredFailure(Exploration.shrink(report))
        failure.replay.strategy = report.schedule.strategy.name
        failure.replay.scenario = order.source
        result.failures.append(failure)
    }
}
