extension PazeCheckoutDecoded {
    /// Decodes the checkout response, a compact JWS, for display; the signature is not checked (PZ-16).
    ///
    /// The claims are `sessionId`, `consumer` and optionally `maskedCard`, with the fields of the public types. A response that
    /// is oversized, malformed or lacks a required claim is a problem.
    public static func decode(
        jws: String, limits: PayloadLimits = .standard
    ) -> Result<PazeCheckoutDecoded, PayloadProblem> {
        CompactJWS.parse(jws, limits: limits).flatMap { $0.decode(PazeCheckoutClaims.self) }.flatMap(\.decoded)
    }

    /// A response that decodes to this value: for sandboxes and tests.
    package func encodedJWS() throws -> String { try CompactJWS.encode(claims: PazeCheckoutClaims(self)) }
}

extension PazeCheckoutResult {
    /// Decodes a checkout response into the result that the merchant is given (PZ-13, PZ-20).
    ///
    /// A response whose `result` claim is "INCOMPLETE" is an incomplete result with Paze's reason and no response fields; with
    /// "COMPLETE", or no such claim, it is a complete one with both response fields.
    public static func decode(
        jws: String, limits: PayloadLimits = .standard
    ) -> Result<PazeCheckoutResult, PayloadProblem> {
        CompactJWS.parse(jws, limits: limits).flatMap { $0.decode(PazeCheckoutClaims.self) }.flatMap { claims in
            switch (claims.result ?? CheckoutResultType.complete.rawValue).uppercased() {
            case CheckoutResultType.complete.rawValue:
                claims.decoded.map { decoded in
                    PazeCheckoutResult(
                        result: .complete, checkoutResponse: jws, reason: claims.reason,
                        checkoutDecodedResponse: decoded)
                }
            case CheckoutResultType.incomplete.rawValue:
                .success(PazeCheckoutResult(result: .incomplete, reason: claims.reason))
            default:
                .failure(.unexpected(field: "result"))
            }
        }
    }
}
