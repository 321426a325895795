public import PaymentFlows

/// Checkout.com as a client with async functions; `ComponentsGatewayAdapter` makes a gateway of it.
///
/// Each function answers with how the call went (EN-48); it throws nothing.
public protocol AsyncComponentsGateway: Sendable {
    /// Reads what a payment session is for.
    func findSession(_ request: PaymentSessionRequest) async -> CallResult<PaymentSessionDetails>
    /// Looks a card's first eight digits up.
    func findMetadata(_ request: CardMetadataRequest) async -> CallResult<CheckoutComponents.CardMetadata>
    /// Makes a card's token.
    func tokenise(_ request: CardTokenRequest) async -> CallResult<CheckoutComponents.TokenDetails>
    /// Submits the payment session: the money-moving call.
    func submit(
        _ request: PaymentSessionSubmitRequest
    ) async -> CallResult<CheckoutComponents.PaymentSessionSubmissionResult>
    /// Asks for payments.
    func findPayments(_ query: PaymentSessionQuery) async -> CallResult<FoundPayments>
    /// Which calls may be sent again after silence (EN-44).
    var repeatable: ComponentsRepeatableCalls { get }
}

extension AsyncComponentsGateway {
    /// None.
    public var repeatable: ComponentsRepeatableCalls { [] }
}
