public import PaymentFlows

/// Where a component is (EN-80).
public struct ComponentSnapshot: Hashable, Sendable {
    /// The component within its session, counted from 1.
    public let component: UInt16
    /// The method's name.
    public let method: String
    /// The state's name.
    public let state: String
    /// The attempt that is open, or was the last one.
    public let attempt: AttemptID?
    /// The transaction id of that attempt.
    public let merchantTransactionId: String?
    /// How far that attempt has come.
    public let phase: Phase
    /// Its outcome, once decided.
    public let outcome: Outcome?
    /// What is known of its transaction.
    public let settlement: Settlement
    /// The last states, oldest first; at most 32.
    public let trace: [String]
}
