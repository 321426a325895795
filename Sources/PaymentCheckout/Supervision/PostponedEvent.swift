internal import PaymentFlows

/// An event that is offered again when the flow rests in another state.
struct PostponedEvent<Event: Sendable>: Sendable {
    let event: Event
    /// The attempt that a tap will be; nil: it is none.
    let attempt: AttemptID?
}
