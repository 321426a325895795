public import PaymentFlows

/// Starts the calls of a PayPal payout. Each is started and answered once: by returning, or later through the call's reply.
///
/// Called on the session's executor, so it must return at once. What went wrong is classified as `CallResult` says (EN-48). A
/// client with async functions is an `AsyncPayoutGateway`, which `PayoutGatewayAdapter` turns into this.
public protocol PayoutGateway: Sendable {
    /// Pays out: the money-moving call (PO-04). Its reply counts whenever it comes.
    func pay(_ request: PayoutRequest, _ call: GatewayCall<TransactionReply>) -> Started<TransactionReply>

    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions>

    /// Which calls may be sent again after silence (EN-44). None by default; reads always may.
    var repeatable: PayoutRepeatableCalls { get }
}

extension PayoutGateway {
    /// None.
    public var repeatable: PayoutRepeatableCalls { [] }
}
