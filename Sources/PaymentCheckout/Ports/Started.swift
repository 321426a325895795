public import PaymentFlows

/// What became of a call when a port was asked to start it.
public enum Started<Value: Hashable & Sendable>: Sendable {
    /// The port has the answer.
    case answered(CallResult<Value>)
    /// The answer will come through this reply.
    case later(Reply<Value>)
}
