public import PaymentFlows

/// One transition of a component, for observers (EN-80).
public struct TransitionStep: Hashable, Sendable {
    /// The component within its session, counted from 1.
    public let component: UInt16
    /// The method's name.
    public let method: String
    /// The state that was entered.
    public let state: String
    /// The attempt, when there is one.
    public let attempt: AttemptID?
    /// The session's processing flag after the transition (EN-23).
    public let isProcessing: Bool
    /// The outcome, from the transition on that decided it (EN-21).
    public let outcome: Outcome?
    /// What is known of the attempt's transaction.
    public let settlement: Settlement
}
