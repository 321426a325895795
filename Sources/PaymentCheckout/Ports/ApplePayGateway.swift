public import PaymentFlows

/// Shows the Apple Pay sheet, and starts the calls of its payment.
///
/// Called on the session's executor, so it must return at once. What went wrong is classified as `CallResult` says (EN-48). A
/// client with async functions is an `AsyncApplePayGateway`, which `ApplePayGatewayAdapter` turns into this.
public protocol ApplePayGateway: Sendable {
    /// Presents the sheet. What happens in it goes to the request's `events` (DI-40).
    func presentSheet(_ request: ApplePaySheetRequest, _ call: GatewayCall<ApplePaySheetShown>) -> Started<
        ApplePaySheetShown
    >
    /// Shows the merchant's answer to a choice; the answer is the sheet's acknowledgement (DI-41, DI-42).
    func updateSheet(_ request: ApplePaySheetUpdate, _ call: GatewayCall<ApplePaySheetShown>) -> Started<
        ApplePaySheetShown
    >
    /// Authorises: the money-moving call. Its reply counts whenever it comes.
    func authorise(_ request: ApplePayAuthorisationRequest, _ call: GatewayCall<TransactionReply>) -> Started<
        TransactionReply
    >
    /// Asks for the transactions under a merchant transaction id (EN-43). An empty list is "not found", which is never a no.
    func findTransactions(_ request: TransactionQuery, _ call: GatewayCall<FoundTransactions>) -> Started<
        FoundTransactions
    >
    /// The sheet's attempt has ended: puts the sheet away. Called once for each sheet that was asked for.
    func endSheet(_ attempt: AttemptID, sessionId: String, _ end: ApplePaySheetEnd)
    /// A money-moving call may be sent again under its key after silence (EN-44). False by default; reads always may.
    var repeatsMoneyCalls: Bool { get }
}

extension ApplePayGateway {
    /// They may not.
    public var repeatsMoneyCalls: Bool { false }
}
