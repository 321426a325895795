internal import PaymentFlows

/// What few components have. Allocated only when there is something.
final class ComponentExtras<Method: PaymentMethod> {
    var successor: Component<Method>?
    var analytics = AnalyticsMark()
    /// What the flow has postponed, in order; a tap among it holds the claim.
    var postponed: [PostponedEvent<Method.Flow.Event>] = []
    /// What became of a postponed tap that did not begin.
    var unbegun: (attempt: AttemptID, progress: Progress<Method.Flow.Waiting>)?
    /// How the queued tap will begin (EN-14).
    var queuedTrigger: UInt8 = 0
    /// The tap that waits while another component asks the provider (EN-22).
    var asking: AttemptID?
}
