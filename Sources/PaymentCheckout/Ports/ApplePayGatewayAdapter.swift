public import PaymentFlows

/// Makes a gateway of a client with async functions: a task for each call, which ends with delivering the answer.
public struct ApplePayGatewayAdapter<Client: AsyncApplePayGateway>: ApplePayGateway {
    /// The client that is called.
    public let client: Client

    /// Adapts a client.
    public init(_ client: Client) { self.client = client }

    /// Calls the client in a task of its own.
    public func presentSheet(_ request: ApplePaySheetRequest, _ call: GatewayCall<ApplePaySheetShown>) -> Started<
        ApplePaySheetShown
    > {
        call.inTask { await client.presentSheet(request) }
    }

    /// Calls the client in a task of its own.
    public func updateSheet(_ request: ApplePaySheetUpdate, _ call: GatewayCall<ApplePaySheetShown>) -> Started<
        ApplePaySheetShown
    > {
        call.inTask { await client.updateSheet(request) }
    }

    /// Calls the client in a task of its own.
    public func authorise(_ request: ApplePayAuthorisationRequest, _ call: GatewayCall<TransactionReply>) -> Started<
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

    /// Tells the client.
    public func endSheet(_ attempt: AttemptID, sessionId: String, _ end: ApplePaySheetEnd) {
        client.endSheet(attempt, sessionId: sessionId, end)
    }

    /// As the client says.
    public var repeatsMoneyCalls: Bool { client.repeatsMoneyCalls }
}
