/// The end of the complete call, as passed to `onComplete` (PZ-23, TY-21).
public struct PazeCompleteResult: Hashable, Sendable {
    /// The decoded response, with the secured payload.
    public var completeDecodedResponse: PazeCompleteDecoded?
    /// The decrypted payload: always nil at `onComplete`.
    public var decryptedPayload: PazeDecryptTokenResponseSuccess? {
        get { decrypted?.payload }
        set { decrypted = newValue.map { Evidence($0) } }
    }
    /// By reference: it is large, and not there.
    private var decrypted: Evidence<PazeDecryptTokenResponseSuccess>?

    /// Describes the end of a complete call.
    public init(
        completeDecodedResponse: PazeCompleteDecoded? = nil, decryptedPayload: PazeDecryptTokenResponseSuccess? = nil
    ) {
        self.completeDecodedResponse = completeDecodedResponse
        decrypted = Evidence.of(decryptedPayload)
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
