internal import PaymentFlows

/// A call that a port is asked to start. A port that has its answer at once returns it and never makes the reply.
public struct GatewayCall<Value: Hashable & Sendable>: Sendable {
    /// The component that waits, and what it was waiting with; held as objects, so that a call costs no allocation.
    let owner: any AnyObject & Sendable
    let subject: (any AnyObject & Sendable)?
    let step: UInt32
    let inbox: Inbox
    let context: EngineContext
    let deliver: @Sendable (GatewayCall, CallResult<Value>) async -> Void

    /// What a port answers through when it does not have the answer yet.
    public func later() -> Reply<Value> { Reply(self) }

    /// A second answer changes nothing; it is counted here, on whatever thread it came, and shown in its session's turn.
    func noteDuplicate() {
        context.count(.duplicateAnswers)
        guard let sink = owner as? any DiagnosticSink, sink.isObserved else { return }
        inbox.push(PendingDiagnostic(sink, .duplicateAnswers))
    }
}
