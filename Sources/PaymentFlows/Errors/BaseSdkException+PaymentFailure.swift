extension BaseSdkException {
    /// The error for a failure, of the class that belongs to its code (TY-07).
    ///
    /// FLOW0001 and FLOW0005 give `UnreconciledTransactionSdkException`, SDK0500 `NetworkSdkException`, SDK1215
    /// `ValidationException`, codes beginning SDK01 or SDK02 `ConfigurationSdkException`, and the codes of the PayPal payout the
    /// class of each. Every other code gives the base class, and so does an unreconciled failure that names no transaction.
    public static func make(from failure: PaymentFailure) -> BaseSdkException {
        switch failure.code {
        case FlowErrorCode.outcomeUnknown.rawValue, FlowErrorCode.mismatch.rawValue:
            unreconciled(failure)
        case NetworkSdkException.code:
            NetworkSdkException(errorMessage: failure.message)
        case ValidationException.code:
            ValidationException(errorMessage: failure.message)
        case let code where code.hasPrefix("SDK01") || code.hasPrefix("SDK02"):
            ConfigurationSdkException(errorCode: code, errorMessage: failure.message)
        case let code:
            PayoutErrorCode(rawValue: code)?.exception(failure.message)
                ?? BaseSdkException(errorCode: code, errorMessage: failure.message)
        }
    }

    private static func unreconciled(_ failure: PaymentFailure) -> BaseSdkException {
        guard let identity = failure.identity ?? failure.refusal?.identity else {
            return BaseSdkException(errorCode: failure.code, errorMessage: failure.message)
        }
        return UnreconciledTransactionSdkException(
            errorCode: failure.code,
            errorMessage: failure.message,
            merchantTransactionId: identity.merchantTransactionId,
            systemTransactionId: identity.systemTransactionId
        )
    }
}
