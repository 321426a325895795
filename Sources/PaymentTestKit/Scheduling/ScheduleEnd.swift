/// How a run ended.
public enum ScheduleEnd: Hashable, Sendable {
    /// The scenario came to its end.
    case finished
    /// Nothing was ready, no timer was left, and the scenario had not ended: a wake-up was lost, or work has escaped.
    case deadlock
    /// More steps than allowed: a livelock, or too low a limit.
    case stepLimit
}
