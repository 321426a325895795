public import PaymentFlows

/// What Paze answers the complete call.
public enum PazeCompleteResponse: Hashable, Sendable {
    /// The response as Paze sent it: a JWS in compact form, which the engine bounds and decodes (EN-91).
    case response(Sensitive<String>)
    /// The response, decoded by the gateway.
    case decoded(PazeCompleteDecoded)
}
