extension FailedSubmitResult {
    /// The result for a failure: an `UnknownSubmitResult` for FLOW0001, else a plain one (TY-06).
    ///
    /// Correlation id and HTTP status come from the provider's answer behind the failure; its code and words are `details`.
    public static func make(from failure: PaymentFailure) -> FailedSubmitResult {
        let refusal = failure.refusal
        let words = [refusal?.code, refusal?.message].compactMap { $0 }
        let details = words.isEmpty ? nil : words
        if failure.code == FlowErrorCode.outcomeUnknown.rawValue,
            let identity = failure.identity ?? refusal?.identity
        {
            return UnknownSubmitResult(
                merchantTransactionId: identity.merchantTransactionId,
                systemTransactionId: identity.systemTransactionId,
                correlationId: refusal?.correlationId, httpStatusCode: refusal?.httpStatus, details: details)
        }
        return FailedSubmitResult(
            errorCode: failure.code, errorReason: failure.message, correlationId: refusal?.correlationId,
            httpStatusCode: refusal?.httpStatus, details: details)
    }
}
