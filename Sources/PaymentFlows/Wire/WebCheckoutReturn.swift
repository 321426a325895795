/// What the redirect of a web checkout says: how the checkout ended, and whose it was (PZ-13, TY-73).
///
/// The status is read from the query, `response` from the fragment, else from the query. Extra items, the case of scheme,
/// host and status, and percent-encoding make no difference. Items that are there twice with different values are malformed,
/// since nobody can say which one counts.
public struct WebCheckoutReturn: Hashable, Sendable {
    /// How the checkout ended.
    public enum Answer: Hashable, Sendable {
        /// The shopper completed it; the response is still to be decoded, and may say otherwise.
        case complete(jws: Sensitive<String>)
        /// Paze says that it is incomplete.
        case incomplete
        /// The shopper cancelled.
        case cancelled
        /// Paze says that it failed.
        case failed
        /// The redirect cannot be read.
        case malformed
    }

    /// How the checkout ended.
    public let answer: Answer
    /// The nonce that the redirect carries, if any.
    public let nonce: String?
    /// The attempt that the redirect names, if any. One that cannot be read is attempt 0, which no attempt is.
    public let attempt: AttemptID?
    /// The redirect's scheme in lower case, if it has one.
    public let scheme: String?
    /// The redirect's host in lower case, if it has one.
    public let host: String?

    /// Reads a redirect. A text over the limit is malformed; whose it is, is read from as much of it as the limit allows.
    public static func parse(_ url: String, limits: PayloadLimits = .standard) -> WebCheckoutReturn {
        guard url.utf8.count <= limits.maximumBytes else {
            let start = RedirectParts(String(decoding: url.utf8.prefix(limits.maximumBytes), as: UTF8.self))
            return WebCheckoutReturn(.malformed, items: start, address: RedirectAddress(start.address))
        }
        let parts = RedirectParts(url)
        return WebCheckoutReturn(answer(of: parts), items: parts, address: RedirectAddress(parts.address))
    }

    private init(_ answer: Answer, items: RedirectParts, address: RedirectAddress?) {
        self.answer = answer
        nonce = items.identifier("nonce")
        attempt = items.identifier("attempt").map { AttemptID(UInt32($0) ?? 0) }
        scheme = address?.scheme
        host = address?.host
    }

    /// Whether the redirect belongs to an attempt: it carries its nonce or its id, and nothing that contradicts it (PZ-13).
    public func matches(nonce: String, attempt: AttemptID) -> Bool {
        guard self.nonce != nil || self.attempt != nil else { return false }
        return (self.nonce ?? nonce) == nonce && (self.attempt ?? attempt) == attempt
    }

    private static func answer(of parts: RedirectParts) -> Answer {
        guard parts.isReadable, let status = parts.query.single("status"), let response = parts.response else {
            return .malformed
        }
        switch status.lowercased() {
        case "success" where response.isEmpty: return .malformed
        case "success" where response.uppercased() == PazeCheckoutResult.CheckoutResultType.incomplete.rawValue:
            return .incomplete
        case "success": return .complete(jws: Sensitive(response))
        case "canceled", "cancelled": return .cancelled
        case "failed": return .failed
        default: return .malformed
        }
    }
}
