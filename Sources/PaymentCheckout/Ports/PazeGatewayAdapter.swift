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
        start(call) { await client.createCheckout(request) }
    }

    /// Calls the client in a task of its own.
    public func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse> {
        start(call) { await client.complete(request) }
    }

    /// Calls the client in a task of its own.
    public func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess> {
        start(call) { await client.decrypt(request) }
    }

    /// Calls the client in a task of its own; the answer counts whenever it comes.
    public func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        start(call) { await client.authorise(request) }
    }

    /// Calls the client in a task of its own.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> {
        start(call) { await client.findTransactions(query) }
    }

    /// As the client says.
    public var repeatable: PazeRepeatableCalls { client.repeatable }

    // Detached: the call outlives whoever waits for it, so nobody's cancellation may reach it, and it has neither the priority nor the
    // task-local values of whoever happened to drive the flow there. Two call sites: a nil preference handed on would be recorded in
    // the task, and each of its hops would then take a lock.
    private func start<Value>(
        _ call: GatewayCall<Value>, _ body: @escaping @Sendable () async -> CallResult<Value>
    ) -> Started<Value> {
        let reply = call.later()
        if let executor = call.target.owner.context.executor {
            Task.detached(executorPreference: executor) { _ = reply(await body()) }
        } else {
            Task.detached { _ = reply(await body()) }
        }
        return .later(reply)
    }
}

extension PaymentPorts {
    /// Names a client with async functions as the gateway for Paze.
    public init(adapting client: some AsyncPazeGateway) { self.init(paze: PazeGatewayAdapter(client)) }
}
