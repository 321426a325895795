public import PaymentFlows

/// Where an attempt is when a call that drove it returns (EN-25).
public enum Progress<Waiting: Sendable & Hashable>: Hashable, Sendable {
    /// The flow waits for a person, with what the client needs for it.
    case waiting(Waiting)
    /// The attempt has ended, and its last callback has returned.
    case ended(Outcome)
    /// A provider or callback is being waited for. Only a call that does not wait sees this.
    case working
    /// The component is at rest with no attempt.
    case idle
    /// The tap begins when the running last callback has returned; this is the attempt it will be (EN-14).
    case queued(AttemptID)
    /// Nothing has changed.
    case refused(Refusal)
    /// The same answer had been given before; this is where the attempt is now (EN-26).
    indirect case alreadyAnswered(Progress)
}
