public import PaymentFlows

/// What goes with the decrypt call (PZ-32).
public struct PazeDecryptRequest: Hashable, Sendable {
    /// The payload to decrypt.
    public let securedPayload: Sensitive<String>
    /// Paze's id of the payload.
    public let payloadId: String
    /// The session's id at the vendor.
    public let sessionId: String
}
