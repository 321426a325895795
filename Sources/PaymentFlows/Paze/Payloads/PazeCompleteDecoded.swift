/// What the complete call answered (PZ-23, TY-21).
public struct PazeCompleteDecoded: Hashable, Sendable {
    /// Paze's id of the payload.
    public var payloadId: String
    /// The session id that was sent when the checkout was created.
    public var sessionId: String
    /// The encrypted token, for a backend that decrypts it itself. Redacted when printed.
    public var securedPayload: String

    /// Describes a complete response.
    public init(payloadId: String, sessionId: String, securedPayload: String) {
        self.payloadId = payloadId
        self.sessionId = sessionId
        self.securedPayload = securedPayload
    }
}

extension PazeCompleteDecoded: Redacting {
    package var redacted: [RedactedField] {
        [
            .plain("payloadId", payloadId),
            .plain("sessionId", sessionId),
            .secret("securedPayload", securedPayload),
        ]
    }
}
