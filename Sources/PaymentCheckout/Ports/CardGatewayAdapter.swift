public import PaymentFlows

/// Makes a gateway of a client with async functions: a task for each call, which ends with delivering the answer.
public struct CardGatewayAdapter<Client: AsyncCardGateway>: CardGateway {
    /// The client that is called.
    public let client: Client

    /// Adapts a client.
    public init(_ client: Client) { self.client = client }

    /// Calls the client in a task of its own.
    public func tokenise(_ request: CardTokenisationRequest, _ call: GatewayCall<CardToken>) -> Started<CardToken> {
        call.inTask { await client.tokenise(request) }
    }

    /// Calls the client in a task of its own.
    public func preInitiate(_ request: CardAuthenticationRequest, _ call: GatewayCall<CardPreInitiation>) -> Started<
        CardPreInitiation
    > {
        call.inTask { await client.preInitiate(request) }
    }

    /// Calls the client in a task of its own.
    public func authenticate(_ request: CardAuthenticationRequest, _ call: GatewayCall<CardAuthenticationResult>)
        -> Started<CardAuthenticationResult>
    {
        call.inTask { await client.authenticate(request) }
    }

    /// Calls the client in a task of its own.
    public func authorise(_ request: CardAuthorisationRequest, _ call: GatewayCall<TransactionReply>) -> Started<
        TransactionReply
    > {
        call.inTask { await client.authorise(request) }
    }

    /// Calls the client in a task of its own.
    public func findTransactions(_ request: TransactionQuery, _ call: GatewayCall<FoundTransactions>) -> Started<
        FoundTransactions
    > {
        call.inTask { await client.findTransactions(request) }
    }

    /// As the client says.
    public var repeatsMoneyCalls: Bool { client.repeatsMoneyCalls }
}
