package import PaymentFlows

/// One event offered to one reachable value of a flow.
package struct ExploredStep<Flow: PaymentFlow & Hashable>: Sendable {
    /// The flow before the event; its place in the exploration's `flows`.
    package let origin: Int
    /// The flow before the event.
    package let before: Flow
    /// The event.
    package let event: Flow.Event
    /// What the flow answered.
    package let reaction: Reaction<Flow.Effect>
    /// The flow after the event.
    package let after: Flow
    /// The place of the flow after the event, or of one that the explorer takes for the same.
    package let target: Int
}
