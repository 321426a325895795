/// The provider has the transaction, under these ids (TY-06).
///
/// It does not promise that money moved: a refused transaction has ids too. Ask the provider from your backend.
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is `let` and `Sendable`.
open class MerchantSubmitResult: BaseSubmitResult, CustomStringConvertible, @unchecked Sendable {
    /// The id under which the transaction was sent.
    public let merchantTransactionId: String
    /// The provider's own id.
    public let systemTransactionId: String

    /// Names a transaction.
    public init(merchantTransactionId: String, systemTransactionId: String) {
        self.merchantTransactionId = merchantTransactionId
        self.systemTransactionId = systemTransactionId
        super.init()
    }

    /// A result for a transaction whose provider id is known; nil when it is not, which is then to be verified (TY-06).
    public convenience init?(identity: TransactionIdentity) {
        guard let systemTransactionId = identity.systemTransactionId else { return nil }
        self.init(
            merchantTransactionId: identity.merchantTransactionId, systemTransactionId: systemTransactionId)
    }

    /// Both ids.
    open var description: String {
        "MerchantSubmitResult(merchantTransactionId: \(merchantTransactionId), "
            + "systemTransactionId: \(systemTransactionId))"
    }
}
