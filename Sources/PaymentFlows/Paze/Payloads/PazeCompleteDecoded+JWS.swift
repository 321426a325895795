extension PazeCompleteDecoded {
    /// The claims of Paze's complete response: `payloadId`, `sessionId` and `securedPayload`, all required (PZ-23).
    struct Claims: Codable {
        let payloadId, sessionId, securedPayload: String
    }

    /// Decodes the complete response, a compact JWS; the signature is not checked (PZ-23).
    ///
    /// A response that is oversized, malformed or lacks one of its claims is a problem.
    public static func decode(
        jws: String, limits: PayloadLimits = .standard
    ) -> Result<PazeCompleteDecoded, PayloadProblem> {
        CompactJWS.parse(jws, limits: limits).flatMap { $0.decode(Claims.self) }.map { claims in
            PazeCompleteDecoded(
                payloadId: claims.payloadId, sessionId: claims.sessionId, securedPayload: claims.securedPayload)
        }
    }

    /// A response that decodes to this value: for sandboxes and tests.
    package func encodedJWS() throws -> String {
        try CompactJWS.encode(
            claims: Claims(payloadId: payloadId, sessionId: sessionId, securedPayload: securedPayload))
    }
}
