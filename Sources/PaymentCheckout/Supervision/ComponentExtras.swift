internal import PaymentFlows

/// What few components have. Allocated only when there is something.
final class ComponentExtras<Method: PaymentMethod> {
    var successor: Component<Method>?
    var analytics = AnalyticsMark()
}
