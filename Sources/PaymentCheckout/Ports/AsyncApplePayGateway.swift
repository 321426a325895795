public import PaymentFlows

/// The Apple Pay sheet and its payment for a client whose functions are async; `ApplePayGatewayAdapter` makes a gateway of it.
///
/// Each function returns what became of its call, as EN-48 classifies it, and none throws. Each call runs in a task of its own, which
/// nobody cancels: give the client's own connections a time limit.
public protocol AsyncApplePayGateway: Sendable {
    /// Presents the sheet. What happens in it goes to the request's `events` (DI-40).
    func presentSheet(_ request: ApplePaySheetRequest) async -> CallResult<ApplePaySheetShown>
    /// Shows the merchant's answer to a choice; the answer is the sheet's acknowledgement (DI-41, DI-42).
    func updateSheet(_ request: ApplePaySheetUpdate) async -> CallResult<ApplePaySheetShown>
    /// Authorises: the money-moving call. Its reply counts whenever it comes.
    func authorise(_ request: ApplePayAuthorisationRequest) async -> CallResult<TransactionReply>
    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(_ request: TransactionQuery) async -> CallResult<FoundTransactions>
    /// The sheet's attempt has ended: puts the sheet away. Called once for each sheet that was asked for; it must return at once.
    func endSheet(_ attempt: AttemptID, sessionId: String, _ end: ApplePaySheetEnd)
    /// A money-moving call may be sent again under its key after silence (EN-44). False by default; reads always may.
    var repeatsMoneyCalls: Bool { get }
}

extension AsyncApplePayGateway {
    /// They may not.
    public var repeatsMoneyCalls: Bool { false }
}
