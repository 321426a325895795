internal import PaymentFlows

/// The closures of a checkout's configuration, apart from its data: a closed session lets go of them (EN-62).
struct CheckoutQueries: Sendable {
    let onGetShippingAddress: (@Sendable () async -> ShippingAddress?)?
    let onGetShopper: (@Sendable () async -> TransactionShopper?)?
    let analyticsEvent: (@Sendable (BaseAnalyticsEvent) -> Void)?
}
