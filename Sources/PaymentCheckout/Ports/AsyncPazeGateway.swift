public import PaymentFlows

/// Paze's calls for a client whose functions are async; `PazeGatewayAdapter` makes a gateway of it.
///
/// Each function returns what became of its call, as EN-48 classifies it, and none throws: whether money may have moved is for
/// you to say. `CallResult.init(of:classifying:)` reads a throwing client, and `HTTPStatusClassification` an HTTP status.
///
/// Each call runs in a task of its own. Nobody cancels it: when a deadline or a cancel has overtaken the wait, it ends by itself,
/// and the answer to `authorise` still counts (EN-43). Give the client's own connections a time limit.
public protocol AsyncPazeGateway: Sendable {
    /// Creates the web checkout (PZ-12).
    func createCheckout(_ request: PazeCheckoutRequest) async -> CallResult<PazeCheckoutSession>
    /// Completes the checkout (PZ-22). Not money-moving.
    func complete(_ request: PazeCompleteRequest) async -> CallResult<PazeCompleteResponse>
    /// Decrypts the secured payload (PZ-32).
    func decrypt(_ request: PazeDecryptRequest) async -> CallResult<PazeDecryptTokenResponseSuccess>
    /// Authorises: the money-moving call (PZ-45).
    func authorise(_ request: PazeAuthorisationRequest) async -> CallResult<TransactionReply>
    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(_ query: TransactionQuery) async -> CallResult<FoundTransactions>
    /// Which calls may be sent again after silence (EN-44). None by default; reads always may.
    var repeatable: PazeRepeatableCalls { get }
}

extension AsyncPazeGateway {
    /// None.
    public var repeatable: PazeRepeatableCalls { [] }
}
