internal import PaymentFlows

/// What is under way besides the flow itself. Allocated only when there is something.
final class PendingWork<Flow: PaymentFlow> {
    /// How many times the present call has been started.
    var tries = 1
    /// One of them may have reached the provider: that a later one did not says nothing any more (EN-48).
    var mayHaveActed = false
    /// When the call is to be started again; nil: it is on its way.
    var retryAt: Int64?
    /// What its last try came to.
    var answer: Flow.Event?
    /// What the present call's first try was made of, where the same may have to be sent again (EN-45).
    var body: (any Sendable)?
    /// An effect that waits for its event to be durable (EN-70).
    var effect: Flow.Effect?
    /// The step that all this belongs to.
    let step: UInt32

    init(step: UInt32) { self.step = step }
}
