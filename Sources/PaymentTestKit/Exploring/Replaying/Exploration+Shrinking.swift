extension Exploration {
    /// The same failure by the fewest and plainest choices that a greedy search finds: the rule that was broken first is still broken.
    ///
    /// - Parameters:
    ///   - report: a schedule that broke a rule. Any other is returned as it is.
    ///   - runs: how many schedules are tried at most. 2,000 by default.
    public static func shrink<Scenario>(
        _ report: ExplorationReport<Scenario>, atMost runs: Int = 2_000
    ) -> ExplorationReport<Scenario> {
        guard let rule = report.violations.first?.rule else { return report }
        var shortest = report
        var shrinking = ChoiceShrinking(report.choices, atMost: runs) { choices in
            var schedule = report.schedule
            schedule.strategy = ReplayStrategy(choices)
            let again = run(report.scenario, on: schedule)
            guard again.violations.first?.rule == rule else { return false }
            shortest = again
            return true
        }
        shrinking.shrink()
        return shortest
    }
}
