public import PaymentCheckout
public import PaymentFlows

/// PayPal at a sandbox provider: orders, and their authorisation or capture, on the same books, faults, latencies and seed.
///
/// Give it to an engine as its PayPal gateway: `PaymentPorts(paypal: sandbox.paypal)`. Only an order that was created for the session
/// can be paid; who approves it is a `SandboxPayer`.
public struct SandboxPayPal: PayPalGateway {
    /// The provider that it speaks for.
    public let sandbox: SandboxProvider

    /// The money-moving calls may be repeated where the provider honours keys.
    public var repeatsMoneyCalls: Bool { sandbox.repeatsMoneyCalls }

    /// Creates an order.
    public func createOrder(_ request: PayPalOrderRequest, _ call: GatewayCall<PayPalOrder>) -> Started<PayPalOrder> {
        let (id, intent) = (request.sessionId, request.intent)
        return sandbox.run(SandboxStep(.createOrder), id, call) { session, _, _ in
            let order = session.state.withLock { state in
                let order = "paypal-\(id)-\(state.dropIn.orders.count + 1)"
                state.dropIn.orders.insert(order)
                return order
            }
            return .success(
                PayPalOrder(orderId: order, approvalUrl: "https://paypal.test/approve?order=\(order)", intent: intent))
        }
    }

    /// Authorises an approved order, once for each key.
    public func authorise(
        _ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> { settle(request, .authorisation, SandboxStep(PayPalCall.authorise), call) }

    /// Captures an approved order, once for each key.
    public func capture(
        _ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> { settle(request, .capture, SandboxStep(PayPalCall.capture), call) }

    /// Answers from the books.
    public func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { sandbox.find(query, SandboxStep(PayPalCall.findTransactions), call) }

    private func settle(
        _ request: PayPalSettlementRequest, _ kind: SandboxDemand.Kind, _ step: SandboxStep,
        _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        let order = request.order.orderId
        let demand = SandboxDemand(
            kind: kind, key: request.idempotencyKey, merchantTransactionId: request.merchantTransactionId,
            sessionId: request.sessionId, amount: request.amount, ownerId: request.ownerId)
        return sandbox.move(demand, step, call) { session in
            guard session.state.withLock({ !$0.dropIn.orders.contains(order) }) else { return nil }
            return ProviderRefusal(code: "ORDER_NOT_FOUND", message: "There is no such order.", httpStatus: 404)
        }
    }
}

extension SandboxProvider {
    /// The same provider as a gateway for PayPal.
    public var paypal: SandboxPayPal { SandboxPayPal(sandbox: self) }

    /// Makes the next PayPal call of a kind in a session go wrong, or go well for sure (nil), whatever the shares say; several wait in
    /// line.
    public func force(_ fault: SandboxFault?, onPayPal call: PayPalCall, sessionId: String) {
        session(sessionId).force(fault, on: SandboxStep(call))
    }
}
