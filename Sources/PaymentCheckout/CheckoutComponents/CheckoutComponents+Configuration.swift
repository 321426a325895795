internal import FoundationEssentials
public import PaymentFlows

extension CheckoutComponents {
    /// A payment session, opened on an engine, and what the host is told of it (CC-01).
    public struct Configuration: Sendable {
        package let session: ComponentsSession

        /// Reads the payment session at the provider, and opens it.
        ///
        /// - Parameters:
        ///   - paymentSession: as the merchant's server has made it.
        ///   - publicKey: the merchant's public key.
        ///   - environment: where the session lives.
        ///   - callbacks: what the host is told and asked. None by default.
        ///   - analyticsEvent: the observer of analytics events (TY-60): not a callback, it has a bounded lane of its own. None by default.
        ///   - engine: nil, the default: the one that `PaymentEngine.bootstrap` has named.
        /// - Throws: `configurationInvalid` for a blank id, secret or key; `invalidSetup` without an engine or a gateway, and for a
        ///   session that is open, paid or unresolved already (EN-65); `paymentSessionRequestFailed` when the provider does not say
        ///   what the session is for; FLOW0009 for an amount or currency that cannot be used; FLOW0007 when the engine takes no
        ///   session.
        public init(
            paymentSession: PaymentSession, publicKey: String, environment: Environment,
            callbacks: Callbacks = Callbacks(), analyticsEvent: (@Sendable (BaseAnalyticsEvent) -> Void)? = nil,
            engine: PaymentEngine? = nil
        ) async throws(CheckoutComponents.Error) {
            guard let engine = engine ?? PaymentEngine.bootstrapped else {
                throw Error(.invalidSetup, "engine: none was given, and none was bootstrapped.")
            }
            let request = PaymentSessionRequest(
                paymentSession: paymentSession, publicKey: publicKey, environment: environment)
            session = try await engine.open(request, callbacks, analyticsEvent)
        }
    }
}
