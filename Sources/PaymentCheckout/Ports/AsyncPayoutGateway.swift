public import PaymentFlows

/// The calls of a PayPal payout for a client whose functions are async; `PayoutGatewayAdapter` makes a gateway of it.
///
/// Each function returns what became of its call, as EN-48 classifies it, and none throws: whether money may have moved is for
/// you to say. `CallResult.init(of:classifying:)` reads a throwing client, and `HTTPStatusClassification` an HTTP status.
///
/// Each call runs in a task of its own. Nobody cancels it: when a deadline or a cancel has overtaken the wait, it ends by itself,
/// and the answer to `pay` still counts (EN-43). Give the client's own connections a time limit.
public protocol AsyncPayoutGateway: Sendable {
    /// Pays out: the money-moving call (PO-04).
    func pay(_ request: PayoutRequest) async -> CallResult<TransactionReply>
    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(_ query: TransactionQuery) async -> CallResult<FoundTransactions>
    /// Which calls may be sent again after silence (EN-44). None by default; reads always may.
    var repeatable: PayoutRepeatableCalls { get }
}

extension AsyncPayoutGateway {
    /// None.
    public var repeatable: PayoutRepeatableCalls { [] }
}
