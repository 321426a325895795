internal import PaymentCheckout
internal import PaymentFlows

/// Checkout.com's gateway, answered as a scenario says.
struct ExploredComponentsGateway: ComponentsGateway {
    let replies: ExploredReplies<ExploredCheckoutCard>

    func findSession(
        _ request: PaymentSessionRequest, _ call: GatewayCall<PaymentSessionDetails>
    ) -> Started<PaymentSessionDetails> {
        replies.answer(.findSession, ComponentsTestSamples.details, call)
    }

    func findMetadata(
        _ request: CardMetadataRequest, _ call: GatewayCall<CheckoutComponents.CardMetadata>
    ) -> Started<CheckoutComponents.CardMetadata> {
        replies.answer(.findMetadata, ComponentsTestSamples.metadata, call)
    }

    func tokenise(
        _ request: CardTokenRequest, _ call: GatewayCall<CheckoutComponents.TokenDetails>
    ) -> Started<CheckoutComponents.TokenDetails> {
        replies.answer(.tokenise, ComponentsTestSamples.token, call)
    }

    func submit(
        _ request: PaymentSessionSubmitRequest, _ call: GatewayCall<CheckoutComponents.PaymentSessionSubmissionResult>
    ) -> Started<CheckoutComponents.PaymentSessionSubmissionResult> {
        replies.answer(.submit, ComponentsTestSamples.body(), call, key: request.idempotencyKey)
    }

    func findPayments(_ query: PaymentSessionQuery, _ call: GatewayCall<FoundPayments>) -> Started<FoundPayments> {
        let finds = replies.finds
        let found = finds ? ComponentsTestSamples.found("Approved") : FoundPayments([])
        return replies.answer(.findPayments, found, call, isPaid: finds)
    }
}
