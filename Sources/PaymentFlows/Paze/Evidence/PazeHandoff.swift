/// What a client needs to send the shopper to the web checkout, and what its return is matched on (PZ-13).
public struct PazeHandoff: Hashable, Sendable {
    /// The attempt.
    public let attempt: Evidence<Attempt>
    /// The session id that was sent with the creation; the checkout response must carry the same.
    public let sentSessionId: String
    /// Where the shopper goes. Redacted when printed: it may carry a token.
    public let url: String
}

extension PazeHandoff: Redacting {
    package var redacted: [RedactedField] {
        [
            .plain("attempt", "\(attempt.payload.id)"), .plain("sentSessionId", sentSessionId), .secret("url", url),
        ]
    }
}
