public import PaymentFlows

/// Checkout.com, as the engine calls it: each call is started, and answered once, at once or later.
///
/// Only `submit` moves money. A gateway holds the API keys; the engine hands on what the payment session's configuration names.
public protocol ComponentsGateway: Sendable {
    /// Reads what a payment session is for (CC-01).
    func findSession(
        _ request: PaymentSessionRequest, _ call: GatewayCall<PaymentSessionDetails>
    ) -> Started<PaymentSessionDetails>

    /// Looks a card's first eight digits up (CC-05).
    func findMetadata(
        _ request: CardMetadataRequest, _ call: GatewayCall<CheckoutComponents.CardMetadata>
    ) -> Started<CheckoutComponents.CardMetadata>

    /// Makes a card's token (CC-09).
    func tokenise(
        _ request: CardTokenRequest, _ call: GatewayCall<CheckoutComponents.TokenDetails>
    ) -> Started<CheckoutComponents.TokenDetails>

    /// Submits the payment session, where the host does not do it (CC-12, TY-72): the money-moving call.
    func submit(
        _ request: PaymentSessionSubmitRequest, _ call: GatewayCall<CheckoutComponents.PaymentSessionSubmissionResult>
    ) -> Started<CheckoutComponents.PaymentSessionSubmissionResult>

    /// Asks for a payment, or for all payments of a payment session (CC-14, EN-43). An empty list is "not found", which is never a no.
    func findPayments(_ query: PaymentSessionQuery, _ call: GatewayCall<FoundPayments>) -> Started<FoundPayments>

    /// Which calls may be sent again after silence (EN-44). None by default; reads always may.
    var repeatable: ComponentsRepeatableCalls { get }
}

extension ComponentsGateway {
    /// None.
    public var repeatable: ComponentsRepeatableCalls { [] }
}
