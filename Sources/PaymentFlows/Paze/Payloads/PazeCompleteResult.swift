/// The end of the complete call, as passed to `onComplete` (PZ-23, TY-21).
public struct PazeCompleteResult: Hashable, Sendable {
    /// The decoded response, with the secured payload.
    public var completeDecodedResponse: PazeCompleteDecoded?
    /// The decrypted payload: always nil at `onComplete`.
    public var decryptedPayload: PazeDecryptTokenResponseSuccess?

    /// Describes the end of a complete call.
    public init(
        completeDecodedResponse: PazeCompleteDecoded? = nil, decryptedPayload: PazeDecryptTokenResponseSuccess? = nil
    ) {
        self.completeDecodedResponse = completeDecodedResponse
        self.decryptedPayload = decryptedPayload
    }
}

extension PazeCompleteResult: Redacting {
    package var redacted: [RedactedField] {
        [
            .nested("completeDecodedResponse", completeDecodedResponse),
            .nested("decryptedPayload", decryptedPayload),
        ]
    }
}
