internal import PaymentFlows

/// Where an attempt is when a call returns, of whichever method.
enum StressProgress: Sendable {
    /// It waits for a person.
    case waiting(StressHandoff)
    /// It waits for something that the plan knows nothing of.
    case stuck
    case ended(Outcome)
    case queued(AttemptID)
    /// It goes on, and may come to wait for a person again, which nobody is told.
    case unattended(AttemptID)
    /// It goes on to its end.
    case awaited(AttemptID)
    /// Somebody else's call goes on with it.
    case elsewhere
    /// No attempt came of it.
    case nothing
}

/// A wait for a person.
struct StressHandoff: Sendable {
    let attempt: AttemptID
    /// The person was sent to a URL.
    var isWebCheckout = false
    /// What the person does; nil: nothing, ever.
    let goOn: @Sendable (StressSession) async -> StressProgress?
}
