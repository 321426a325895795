/// A schedule that broke a rule, or that was to do so again.
package struct ExploredFailure: Sendable {
    /// The first rule that was broken; nil: none was.
    package let rule: String?
    /// What was broken, what was played, and what happened, in words.
    package let text: String
    /// What repeats it.
    package internal(set) var replay: ScheduleReplay

    init<Scenario>(_ report: ExplorationReport<Scenario>) {
        rule = report.violations.first?.rule
        text = "\(report)"
        replay = ScheduleReplay(report)
    }
}
