public import PaymentFlows

/// Makes a payout gateway of a client with async functions: a task for each call, which ends with delivering the answer.
public struct PayoutGatewayAdapter<Client: AsyncPayoutGateway>: PayoutGateway {
    /// The client that is called.
    public let client: Client

    /// Adapts a client.
    public init(_ client: Client) { self.client = client }

    /// Calls the client in a task of its own; the answer counts whenever it comes.
    public func pay(
        _ request: PayoutRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        call.inTask { await client.pay(request) }
    }

    /// Calls the client in a task of its own.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        call.inTask { await client.findTransactions(query) }
    }

    /// As the client says.
    public var repeatable: PayoutRepeatableCalls { client.repeatable }
}

extension PaymentPorts {
    /// Names a client with async functions as the gateway for payouts.
    public init(adapting client: some AsyncPayoutGateway) { self.init(payout: PayoutGatewayAdapter(client)) }
}
