public import PaymentFlows

/// What became of the answer to a deferred gate (EN-19).
public enum GateAnswer<Answer: Hashable & Sendable, Waiting: Hashable & Sendable>: Hashable, Sendable {
    /// It counts, and this is where the flow rests next, or how it ended (EN-25).
    case accepted(Progress<Waiting>)
    /// The gate had been answered; this is the first answer.
    case alreadyAnswered(Answer)
    /// The gate's attempt has ended; nothing has changed.
    case gateClosed
    /// It is for another attempt or gate, or the gate is not deferred.
    case refused(Refusal)
}
