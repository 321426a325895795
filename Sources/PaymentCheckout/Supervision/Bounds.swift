/// How long the present state may last, and the one entry that a component has among the deadlines.
struct Bounds: Sendable {
    var timer = DeadlineTimer.none
    /// When the state's own deadline passes.
    var due = Int64.max
    /// When the entry fires: it may be early, for it is moved only to an earlier instant.
    var armed = Int64.max
    /// What the limits of a row of states are counted from.
    var mark: Int64 = 0
    /// When the present attempt started.
    var startedAt: Int64 = 0
    /// The step that `due` was computed for.
    var step: UInt32 = .max
}
