public import PaymentFlows

/// Starts Paze's calls. Each is started and answered once: by returning, or later through the call's reply.
///
/// Called on the session's executor, so it must return at once. What went wrong is classified as `CallResult` says (EN-48). A
/// client with async functions is an `AsyncPazeGateway`, which `PazeGatewayAdapter` turns into this.
public protocol PazeGateway: Sendable {
    /// Creates the web checkout (PZ-12).
    func createCheckout(
        _ request: PazeCheckoutRequest, _ call: GatewayCall<PazeCheckoutSession>
    ) -> Started<PazeCheckoutSession>

    /// Completes the checkout (PZ-22). Not money-moving.
    func complete(
        _ request: PazeCompleteRequest, _ call: GatewayCall<PazeCompleteResponse>
    ) -> Started<PazeCompleteResponse>

    /// Decrypts the secured payload (PZ-32).
    func decrypt(
        _ request: PazeDecryptRequest, _ call: GatewayCall<PazeDecryptTokenResponseSuccess>
    ) -> Started<PazeDecryptTokenResponseSuccess>

    /// Authorises: the money-moving call (PZ-45). Its reply counts whenever it comes.
    func authorise(
        _ request: PazeAuthorisationRequest, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply>

    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(
        _ query: TransactionQuery, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions>

    /// Which calls may be sent again after silence (EN-44). None by default; reads always may.
    var repeatable: PazeRepeatableCalls { get }
}

extension PazeGateway {
    /// None.
    public var repeatable: PazeRepeatableCalls { [] }
}
