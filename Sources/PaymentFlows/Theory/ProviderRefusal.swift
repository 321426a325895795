/// A provider's definite no.
public struct ProviderRefusal: Hashable, Sendable {
    /// The provider's code, if any.
    public let code: String?
    /// The provider's words, if any. They are shown to the merchant and never judged by.
    public let message: String?
    /// The HTTP status, where the call was HTTP.
    public let httpStatus: Int?
    /// The provider's id for support, if any.
    public let correlationId: String?
    /// The transaction, when the answer named one.
    public let identity: TransactionIdentity?

    /// Describes a no.
    public init(
        code: String? = nil, message: String? = nil, httpStatus: Int? = nil, correlationId: String? = nil,
        identity: TransactionIdentity? = nil
    ) {
        self.code = code
        self.message = message
        self.httpStatus = httpStatus
        self.correlationId = correlationId
        self.identity = identity
    }
}
