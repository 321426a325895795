public import PaymentFlows

/// The calls of a PayPal payment for a client whose functions are async; `PayPalGatewayAdapter` makes a gateway of it.
///
/// Each function returns what became of its call, as EN-48 classifies it, and none throws. Each call runs in a task of its own, which
/// nobody cancels: give the client's own connections a time limit.
public protocol AsyncPayPalGateway: Sendable {
    /// Creates an order (DI-50).
    func createOrder(_ request: PayPalOrderRequest) async -> CallResult<PayPalOrder>
    /// Authorises an approved order: a money-moving call.
    func authorise(_ request: PayPalSettlementRequest) async -> CallResult<TransactionReply>
    /// Captures an approved order: a money-moving call.
    func capture(_ request: PayPalSettlementRequest) async -> CallResult<TransactionReply>
    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(_ request: TransactionQuery) async -> CallResult<FoundTransactions>
    /// A money-moving call may be sent again under its key after silence (EN-44). False by default; reads always may.
    var repeatsMoneyCalls: Bool { get }
}

extension AsyncPayPalGateway {
    /// They may not.
    public var repeatsMoneyCalls: Bool { false }
}
