public import PaymentFlows

/// What an observer of a session sees, in order (EN-80).
public enum SessionEvent: Hashable, Sendable {
    /// A component has moved.
    case transition(TransitionStep)
    /// The settlement has risen to paid after an outcome that was not success; no callback is made (EN-38).
    case paidAfter(Outcome)
    /// More than one transaction of the session was charged: those beyond the first, each of them told once (EN-43).
    case duplicateCharge([TransactionIdentity])
    /// Something that changes nothing was dropped, late or failed (EN-81).
    case diagnostic(Diagnostic)
}
