public import FoundationEssentials

/// What a provider says of one transaction, in an answer to a call, to a query or in a notification (TY-08, TY-70).
///
/// Every field is optional, since a provider may leave any of them out; `verdict(asked:intent:funding:sentMerchantTransactionId:)`
/// says what it means.
public struct TransactionReply: Hashable, Sendable {
    /// The state. Nil: the answer carried none.
    public var state: TransactionState?
    /// The provider's code for the state, for example "CRD002".
    public var stateCode: String?
    /// The provider's words for the state. They are shown to the merchant and never judged by.
    public var stateMessage: String?
    /// The provider's own id of the transaction.
    public var systemTransactionId: String?
    /// The id under which the transaction was sent. Nil: the one that was sent (TY-06).
    public var merchantTransactionId: String?
    /// The amount in major units. Nil: the answer carried none, which is no mismatch.
    public var amount: Decimal?
    /// The currency's code. Nil: the answer carried none, which is no mismatch.
    public var currencyCode: String?
    /// The issuer's code for an approval.
    public var approvalCode: String?
    /// The provider's id for support.
    public var correlationId: String?
    /// When the provider says that the transaction was made.
    public var transactionDate: Date?

    /// Describes what a provider said.
    public init(
        state: TransactionState? = nil, stateCode: String? = nil, stateMessage: String? = nil,
        systemTransactionId: String? = nil, merchantTransactionId: String? = nil, amount: Decimal? = nil,
        currencyCode: String? = nil, approvalCode: String? = nil, correlationId: String? = nil,
        transactionDate: Date? = nil
    ) {
        self.state = state
        self.stateCode = stateCode
        self.stateMessage = stateMessage
        self.systemTransactionId = systemTransactionId
        self.merchantTransactionId = merchantTransactionId
        self.amount = amount
        self.currencyCode = currencyCode
        self.approvalCode = approvalCode
        self.correlationId = correlationId
        self.transactionDate = transactionDate
    }
}
