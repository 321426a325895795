public import PaymentFlows

/// The calls of a card payment for a client whose functions are async; `CardGatewayAdapter` makes a gateway of it.
///
/// Each function returns what became of its call, as EN-48 classifies it, and none throws. Each call runs in a task of its own, which
/// nobody cancels: give the client's own connections a time limit.
public protocol AsyncCardGateway: Sendable {
    /// Has a new card tokenised (DI-32).
    func tokenise(_ request: CardTokenisationRequest) async -> CallResult<CardToken>
    /// Asks the 3DS server about a card (DI-33).
    func preInitiate(_ request: CardAuthenticationRequest) async -> CallResult<CardPreInitiation>
    /// Asks the issuer (DI-33).
    func authenticate(_ request: CardAuthenticationRequest) async -> CallResult<CardAuthenticationResult>
    /// Authorises: the money-moving call. Its reply counts whenever it comes.
    func authorise(_ request: CardAuthorisationRequest) async -> CallResult<TransactionReply>
    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(_ request: TransactionQuery) async -> CallResult<FoundTransactions>
    /// A money-moving call may be sent again under its key after silence (EN-44). False by default; reads always may.
    var repeatsMoneyCalls: Bool { get }
}

extension AsyncCardGateway {
    /// They may not.
    public var repeatsMoneyCalls: Bool { false }
}
