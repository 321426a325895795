internal import PaymentFlows

/// The shopper's side of a sandbox's web checkout: what comes back from its URL.
public enum SandboxShopper: String, Hashable, Sendable, CaseIterable {
    /// Confirms a card.
    case completes
    /// Confirms a card, and the return is delivered twice.
    case completesTwice
    /// Presses "cancel".
    case cancels
    /// Leaves the checkout, with Paze's own reason.
    case leaves
    /// Closes the page: nothing comes back.
    case closesPage
    /// Comes back from a checkout that failed.
    case fails
    /// Comes back with something that cannot be read.
    case garbles
    /// Comes back with the return of another attempt, then with the right one.
    case mixesUp

    /// The redirects, in the order in which they come back, for `deliver(url:)`; none from a URL that no sandbox has created.
    ///
    /// - Parameter url: the URL of the web checkout.
    public func returns(from url: String) -> [String] {
        guard let checkout = SandboxCheckout(url) else { return [] }
        let complete = { Self.redirect(checkout, "success", SandboxTokens.checkout(sessionId: checkout.sessionId)) }
        switch self {
        case .completes: return [complete()]
        case .completesTwice:
            let url = complete()
            return [url, url]
        case .cancels: return [Self.redirect(checkout, "canceled", nil)]
        case .leaves: return [Self.redirect(checkout, "success", SandboxTokens.incomplete(reason: "User cancelled."))]
        case .closesPage: return []
        case .fails: return [Self.redirect(checkout, "failed", nil)]
        case .garbles: return [Self.redirect(checkout, "success", "not.a-token")]
        case .mixesUp:
            let other = SandboxCheckout(
                sessionId: checkout.sessionId, nonce: "0123456789abcdef", attempt: checkout.attempt)
            return [Self.redirect(other, "success", SandboxTokens.checkout(sessionId: other.sessionId)), complete()]
        }
    }

    private static func redirect(_ checkout: SandboxCheckout, _ status: String, _ response: String?) -> String {
        let query = "status=\(status)&nonce=\(checkout.nonce)&attempt=\(checkout.attempt.number)"
        return "merchant://paze/return?\(query)" + (response.map { "#response=\($0)" } ?? "")
    }
}
