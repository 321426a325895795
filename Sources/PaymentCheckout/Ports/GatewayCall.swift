internal import PaymentFlows

/// A call that a port is asked to start. A port that has its answer at once returns it and never makes the reply.
public struct GatewayCall<Value: Hashable & Sendable>: Sendable {
    let target: CallTarget
    /// Makes an answer one object, on the thread that answers: from there on nothing needs to know its type.
    let wrap: @Sendable (CallTarget, CallResult<Value>) -> any AnyObject & Sendable

    /// What a port answers through when it does not have the answer yet.
    public func later() -> Reply<Value> { Reply(PendingReply(target), wrap) }
}
