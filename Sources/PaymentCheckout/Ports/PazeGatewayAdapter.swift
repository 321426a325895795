public import PaymentFlows

/// Makes a `PazeGateway` of a client with async functions: one task a call, which ends by delivering its answer.
public struct PazeGatewayAdapter<Client: AsyncPazeGateway>: PazeGateway {
    /// The client that is called.
    public let client: Client

    /// Adapts a client.
    public init(_ client: Client) { self.client = client }

    /// Calls the client in a task of its own.
    public func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession> {
        call.inTask { await client.createCheckout(request) }
    }

    /// Calls the client in a task of its own.
    public func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> {
        call.inTask { await client.complete(request) }
    }

    /// Calls the client in a task of its own.
    public func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> {
        call.inTask { await client.decrypt(request) }
    }

    /// Calls the client in a task of its own; the answer counts whenever it comes.
    public func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        call.inTask { await client.authorise(request) }
    }

    /// Calls the client in a task of its own.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        call.inTask { await client.findTransactions(query) }
    }

    /// As the client says.
    public var repeatable: PazeRepeatableCalls { client.repeatable }
}

extension PaymentPorts {
    /// Names a client with async functions as the gateway for Paze.
    public init(adapting client: some AsyncPazeGateway) { self.init(paze: PazeGatewayAdapter(client)) }
}
