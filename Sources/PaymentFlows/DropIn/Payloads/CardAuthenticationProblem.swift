/// Why an authentication (3DS) ended an attempt (DI-19, DI-33).
public enum CardAuthenticationProblem: String, Hashable, Sendable, CaseIterable {
    /// The shopper closed the challenge.
    case dismissed
    /// The shopper did not meet the challenge in time.
    case timedOut
    /// The issuer said no.
    case rejected
    /// The shopper did not prove to own the card.
    case failed
    /// The issuer or the 3DS server could not authenticate.
    case error
    /// A technical failure came before the authentication.
    case unavailable
}

extension CardAuthenticationProblem {
    /// The problem as SDK1114.
    public var failure: PaymentFailure {
        PaymentFailure(
            code: DropInErrorCode.authenticationFailed.rawValue, message: "Authentication failed: \(reason)")
    }

    private var reason: String {
        switch self {
        case .dismissed: "the challenge was cancelled by the shopper."
        case .timedOut: "the challenge timed out."
        case .rejected: "the issuer rejected it."
        case .failed: "the shopper was not authenticated."
        case .error: "the issuer could not authenticate."
        case .unavailable: "the 3DS server could not be used."
        }
    }
}
