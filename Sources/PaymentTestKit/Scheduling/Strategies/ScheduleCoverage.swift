/// How much of all schedules a strategy has seen.
public enum ScheduleCoverage: Hashable, Sendable, CustomStringConvertible {
    /// Some of them, as they were drawn.
    case sampled
    /// All of them.
    case complete
    /// All of those whose choices differ from order of arrival at so many places at most.
    case completeWithin(detours: Int)
    /// The search was stopped before its end.
    case stopped

    /// In words.
    public var description: String {
        switch self {
        case .sampled: "sampled"
        case .complete: "complete"
        case .completeWithin(let detours): "complete within \(detours) detours"
        case .stopped: "stopped before its end"
        }
    }
}
