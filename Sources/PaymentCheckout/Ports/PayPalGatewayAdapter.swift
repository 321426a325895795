public import PaymentFlows

/// Makes a gateway of a client with async functions: a task for each call, which ends with delivering the answer.
public struct PayPalGatewayAdapter<Client: AsyncPayPalGateway>: PayPalGateway {
    /// The client that is called.
    public let client: Client

    /// Adapts a client.
    public init(_ client: Client) { self.client = client }

    /// Calls the client in a task of its own.
    public func createOrder(_ request: PayPalOrderRequest, _ call: GatewayCall<PayPalOrder>) -> Started<PayPalOrder> {
        call.inTask { await client.createOrder(request) }
    }

    /// Calls the client in a task of its own.
    public func authorise(_ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>) -> Started<
        TransactionReply
    > {
        call.inTask { await client.authorise(request) }
    }

    /// Calls the client in a task of its own.
    public func capture(_ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>) -> Started<
        TransactionReply
    > {
        call.inTask { await client.capture(request) }
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
