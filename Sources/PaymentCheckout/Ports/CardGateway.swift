public import PaymentFlows

/// Starts the calls of a card payment. Each is started and answered once: by returning, or later through the call's reply.
///
/// Called on the session's executor, so it must return at once. What went wrong is classified as `CallResult` says (EN-48). A
/// client with async functions is an `AsyncCardGateway`, which `CardGatewayAdapter` turns into this.
public protocol CardGateway: Sendable {
    /// Has a new card tokenised (DI-32).
    func tokenise(_ request: CardTokenisationRequest, _ call: GatewayCall<CardToken>) -> Started<CardToken>
    /// Asks the 3DS server about a card (DI-33).
    func preInitiate(_ request: CardAuthenticationRequest, _ call: GatewayCall<CardPreInitiation>) -> Started<
        CardPreInitiation
    >
    /// Asks the issuer (DI-33).
    func authenticate(_ request: CardAuthenticationRequest, _ call: GatewayCall<CardAuthenticationResult>) -> Started<
        CardAuthenticationResult
    >
    /// Authorises: the money-moving call. Its reply counts whenever it comes.
    func authorise(_ request: CardAuthorisationRequest, _ call: GatewayCall<TransactionReply>) -> Started<
        TransactionReply
    >
    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(_ request: TransactionQuery, _ call: GatewayCall<FoundTransactions>) -> Started<
        FoundTransactions
    >
    /// A money-moving call may be sent again under its key after silence (EN-44). False by default; reads always may.
    var repeatsMoneyCalls: Bool { get }
}

extension CardGateway {
    /// They may not.
    public var repeatsMoneyCalls: Bool { false }
}
