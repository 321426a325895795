/// What one explored session was like.
public struct ExplorationReport: Sendable {
    /// What was played.
    public let scenario: PazeScenario
    /// How it was scheduled.
    public let schedule: Schedule
    /// The scheduler's own account.
    public let run: ScheduleReport
    /// The rules that were not kept.
    public let violations: [Violation]
    /// The outcomes, in the order in which they were decided.
    public let endings: [AttemptEnding]
    /// The callbacks of both buttons.
    public let callbacks: [CallbackRecord]
    /// How many authorise calls were started.
    public let authorisations: Int
    /// What happened, in order.
    public let notes: [String]
}

extension ExplorationReport: CustomStringConvertible {
    /// The violations, and what they need to be understood and repeated.
    public var description: String {
        let callbacks = callbacks.map { record in
            "\(record.begin)-\(record.end.map(String.init) ?? "")\(record.isAbandoned ? "x" : "") \(record.name)"
        }
        return """
            \(violations)
            \(schedule) \(run.end) after \(run.steps) steps, \(run.elapsed) ns
            \(scenario)
            callbacks \(callbacks)
            notes \(notes)
            """
    }
}
