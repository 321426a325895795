/// It is not known whether a submission moved money (TY-06, EN-43).
///
/// It is a `FailedSubmitResult` so that code written for failures sees it; do not offer another try on the strength of it.
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is `let` and `Sendable`.
open class UnknownSubmitResult: FailedSubmitResult, @unchecked Sendable {
    /// The id under which the transaction was sent.
    public let merchantTransactionId: String
    /// The provider's own id, when it has told one.
    public let systemTransactionId: String?

    /// Describes a transaction whose end is not known. The code is FLOW0001.
    public init(
        merchantTransactionId: String, systemTransactionId: String? = nil, correlationId: String? = nil,
        httpStatusCode: Int? = nil, details: [String]? = nil
    ) {
        self.merchantTransactionId = merchantTransactionId
        self.systemTransactionId = systemTransactionId
        super.init(
            errorCode: FlowErrorCode.outcomeUnknown.rawValue,
            errorReason: "the outcome of the transaction is not known; ask the provider before another try",
            correlationId: correlationId, httpStatusCode: httpStatusCode, details: details)
    }

    /// The result for a transaction that could not be verified in time.
    public convenience init(_ identity: TransactionIdentity) {
        self.init(
            merchantTransactionId: identity.merchantTransactionId, systemTransactionId: identity.systemTransactionId)
    }
}
