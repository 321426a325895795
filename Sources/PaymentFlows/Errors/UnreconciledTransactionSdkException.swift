/// Money may have moved, and the books must be looked at before another try (TY-07, FLOW0001 and FLOW0005).
///
/// Ask the provider by one of the two ids.
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is `let` and `Sendable`.
open class UnreconciledTransactionSdkException: BaseSdkException, @unchecked Sendable {
    /// The id under which the transaction was sent.
    public let merchantTransactionId: String
    /// The provider's own id, when it has told one.
    public let systemTransactionId: String?

    /// Describes a transaction whose end is not known, or not what was asked.
    public init(
        errorCode: String, errorMessage: String, merchantTransactionId: String, systemTransactionId: String? = nil
    ) {
        self.merchantTransactionId = merchantTransactionId
        self.systemTransactionId = systemTransactionId
        super.init(errorCode: errorCode, errorMessage: errorMessage)
    }

    /// The provider could not be asked in time how a transaction ended (EN-43, FLOW0001).
    public convenience init(unknown identity: TransactionIdentity) {
        self.init(
            errorCode: FlowErrorCode.outcomeUnknown.rawValue,
            errorMessage: "the outcome of the transaction is not known; ask the provider before another try",
            merchantTransactionId: identity.merchantTransactionId,
            systemTransactionId: identity.systemTransactionId
        )
    }
}
