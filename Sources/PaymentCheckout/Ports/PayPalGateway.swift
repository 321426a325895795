public import PaymentFlows

/// Starts the calls of a PayPal payment. Each is started and answered once: by returning, or later through the call's reply.
///
/// Called on the session's executor, so it must return at once. What went wrong is classified as `CallResult` says (EN-48). A
/// client with async functions is an `AsyncPayPalGateway`, which `PayPalGatewayAdapter` turns into this.
public protocol PayPalGateway: Sendable {
    /// Creates an order (DI-50).
    func createOrder(_ request: PayPalOrderRequest, _ call: GatewayCall<PayPalOrder>) -> Started<PayPalOrder>
    /// Authorises an approved order: a money-moving call.
    func authorise(_ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>) -> Started<
        TransactionReply
    >
    /// Captures an approved order: a money-moving call.
    func capture(_ request: PayPalSettlementRequest, _ call: GatewayCall<TransactionReply>) -> Started<TransactionReply>
    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(_ request: TransactionQuery, _ call: GatewayCall<FoundTransactions>) -> Started<
        FoundTransactions
    >
    /// A money-moving call may be sent again under its key after silence (EN-44). False by default; reads always may.
    var repeatsMoneyCalls: Bool { get }
}

extension PayPalGateway {
    /// They may not.
    public var repeatsMoneyCalls: Bool { false }
}
