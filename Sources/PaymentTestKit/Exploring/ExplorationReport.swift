/// What one explored schedule was like.
public struct ExplorationReport<Scenario: ExploredScenario>: Sendable {
    /// What was played.
    public let scenario: Scenario
    /// How it was scheduled.
    public let schedule: Schedule
    /// The scheduler's own account.
    public let run: ScheduleReport
    /// The rules that were not kept.
    public let violations: [Violation]
    /// What happened.
    public let trace: Scenario.Play.Trace
    /// A number of the order of tasks and of all that happened: equal schedules have equal ones, in every process.
    public let digest: UInt64

    /// The choices, with which the schedule can be repeated: after the last of them the first job was taken each time.
    public var choices: [Int] {
        let last = run.decisions.lastIndex { $0.taken != 0 }
        return run.decisions[..<(last.map { $0 + 1 } ?? 0)].map(\.taken)
    }
}

extension ExplorationReport: CustomStringConvertible {
    /// The violations, and what they need to be understood and repeated.
    public var description: String {
        """
        \(violations.map(\.description).joined(separator: "\n"))
        \(schedule.strategy.name), seed \(schedule.seed)\(schedule.timeIsAChoice ? ", time is a choice" : ""): \
        \(run.end) after \(run.steps) steps, \(run.elapsed) ns
        \(scenario)
        \(trace.timeline.joined(separator: "\n"))
        """
    }
}
