public import PaymentFlows

/// One event of a session, as far as a recovery needs it. It has no room for anything sensitive (EN-72).
public struct JournalEntry: Hashable, Sendable {
    /// The session.
    public let session: SessionID
    /// The component within the session, counted from 1.
    public let component: UInt16
    /// The method's name.
    public let method: String
    /// The attempt, when there is one.
    public let attempt: AttemptID?
    /// Rises with each transition of the component.
    public let step: UInt32
    /// The state that the event led to.
    public let state: String
}
