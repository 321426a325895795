internal import PaymentCheckout
internal import PaymentFlows

/// A method whose component is created in a checkout.
protocol PxpStressMethod: StressMethod {
    /// What the session is opened with.
    func config(_ session: StressSession) -> CheckoutConfig
    /// Makes its component, with the merchant's callbacks.
    func create(_ checkout: PxpCheckout, _ session: StressSession) throws(BaseSdkException) -> any StressComponent
}

extension PxpStressMethod {
    func open(_ session: StressSession) async throws -> StressOpening {
        let checkout = try session.rig.engine.open(config(session))
        return StressOpening(checkout: checkout) { try create(checkout, session) }
    }
}
