public import PaymentFlows

/// Makes a components gateway of a client with async functions: a task for each call, which ends with delivering the answer.
public struct ComponentsGatewayAdapter<Client: AsyncComponentsGateway>: ComponentsGateway {
    /// The client that is called.
    public let client: Client

    /// Adapts a client.
    public init(_ client: Client) { self.client = client }

    /// Calls the client in a task of its own.
    public func findSession(
        _ request: PaymentSessionRequest, _ call: GatewayCall<PaymentSessionDetails>
    ) -> Started<PaymentSessionDetails> {
        call.inTask { await client.findSession(request) }
    }

    /// Calls the client in a task of its own.
    public func findMetadata(
        _ request: CardMetadataRequest, _ call: GatewayCall<CheckoutComponents.CardMetadata>
    ) -> Started<CheckoutComponents.CardMetadata> {
        call.inTask { await client.findMetadata(request) }
    }

    /// Calls the client in a task of its own.
    public func tokenise(
        _ request: CardTokenRequest, _ call: GatewayCall<CheckoutComponents.TokenDetails>
    ) -> Started<CheckoutComponents.TokenDetails> {
        call.inTask { await client.tokenise(request) }
    }

    /// Calls the client in a task of its own; the answer counts whenever it comes.
    public func submit(
        _ request: PaymentSessionSubmitRequest, _ call: GatewayCall<CheckoutComponents.PaymentSessionSubmissionResult>
    ) -> Started<CheckoutComponents.PaymentSessionSubmissionResult> {
        call.inTask { await client.submit(request) }
    }

    /// Calls the client in a task of its own.
    public func findPayments(
        _ query: PaymentSessionQuery, _ call: GatewayCall<FoundPayments>
    ) -> Started<FoundPayments> {
        call.inTask { await client.findPayments(query) }
    }

    /// As the client says.
    public var repeatable: ComponentsRepeatableCalls { client.repeatable }
}

extension PaymentPorts {
    /// Names a client with async functions as the gateway for Checkout.com's components.
    public init(adapting client: some AsyncComponentsGateway) {
        self.init(components: ComponentsGatewayAdapter(client))
    }
}
