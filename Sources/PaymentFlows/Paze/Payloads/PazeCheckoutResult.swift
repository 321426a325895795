/// How the Paze web checkout ended, as passed to `onCheckoutComplete` and `onCheckoutIncomplete` (TY-21).
public struct PazeCheckoutResult: Hashable, Sendable {
    /// Whether the shopper completed the checkout.
    public var result: CheckoutResultType
    /// The checkout response as Paze sent it, a JWS; present when complete. Redacted when printed.
    public var checkoutResponse: String?
    /// Why the checkout is incomplete, for example "User cancelled."; nil when nobody gave a reason.
    public var reason: String?
    /// The decoded response, for display; present when complete.
    public var checkoutDecodedResponse: PazeCheckoutDecoded? {
        get { decoded?.payload }
        set { decoded = newValue.map { Evidence($0) } }
    }
    /// By reference: a result is handed from step to step, and what it was decoded to is large.
    private var decoded: Evidence<PazeCheckoutDecoded>?

    /// Describes the end of a web checkout.
    public init(
        result: CheckoutResultType, checkoutResponse: String? = nil, reason: String? = nil,
        checkoutDecodedResponse: PazeCheckoutDecoded? = nil
    ) {
        self.result = result
        self.checkoutResponse = checkoutResponse
        self.reason = reason
        decoded = Evidence.of(checkoutDecodedResponse)
    }
}

extension PazeCheckoutResult {
    /// A complete result has both response fields (PZ-20).
    var isComplete: Bool { result == .complete && checkoutResponse != nil && decoded != nil }
    /// The session id of the decoded response.
    var sessionId: String? { decoded?.payload.sessionId }
}

extension PazeCheckoutResult: Redacting {
    package var redacted: [RedactedField] {
        [
            .plain("result", result.rawValue),
            .secret("checkoutResponse", checkoutResponse),
            .plain("reason", reason),
            .nested("checkoutDecodedResponse", checkoutDecodedResponse),
        ]
    }
}

extension PazeCheckoutResult {
    /// Whether the shopper completed the checkout.
    public enum CheckoutResultType: String, Hashable, Sendable, CaseIterable, Codable {
        /// The shopper confirmed a card.
        case complete = "COMPLETE"
        /// The checkout ended without a card.
        case incomplete = "INCOMPLETE"
    }
}
