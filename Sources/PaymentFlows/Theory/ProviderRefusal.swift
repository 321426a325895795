/// A provider's definite no.
///
/// Behind one reference: whatever may hold a no is no larger for it.
public struct ProviderRefusal: Hashable, Sendable {
    private let contents: Evidence<Contents>

    /// Describes a no. A blank code or message counts as none.
    public init(
        code: String? = nil, message: String? = nil, httpStatus: Int? = nil, correlationId: String? = nil,
        identity: TransactionIdentity? = nil
    ) {
        contents = Evidence(
            Contents(
                code: TransactionReply.present(code), message: TransactionReply.present(message),
                httpStatus: httpStatus, correlationId: correlationId, identity: identity))
    }

    /// The provider's code, if any.
    public var code: String? { contents.payload.code }
    /// The provider's words, if any. They are shown to the merchant and never judged by.
    public var message: String? { contents.payload.message }
    /// The HTTP status, where the call was HTTP.
    public var httpStatus: Int? { contents.payload.httpStatus }
    /// The provider's id for support, if any.
    public var correlationId: String? { contents.payload.correlationId }
    /// The transaction, when the answer named one.
    public var identity: TransactionIdentity? { contents.payload.identity }

    private struct Contents: Hashable, Sendable {
        let code: String?
        let message: String?
        let httpStatus: Int?
        let correlationId: String?
        let identity: TransactionIdentity?
    }
}
