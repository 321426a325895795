/// A submission failed, and why, as far as it is known (TY-06).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is `let` and `Sendable`.
open class FailedSubmitResult: BaseSubmitResult, CustomStringConvertible, @unchecked Sendable {
    /// The code: the provider's for a refusal, else the vendor's or the engine's own.
    public let errorCode: String?
    /// The reason, naming a field but never its value; a provider's own words are passed on.
    public let errorReason: String?
    /// The provider's id for support.
    public let correlationId: String?
    /// The HTTP status of the provider's answer.
    public let httpStatusCode: Int?
    /// More lines of the provider's answer.
    public let details: [String]?

    /// Describes a failed submission; everything is nil by default.
    public init(
        errorCode: String? = nil, errorReason: String? = nil, correlationId: String? = nil, httpStatusCode: Int? = nil,
        details: [String]? = nil
    ) {
        self.errorCode = errorCode
        self.errorReason = errorReason
        self.correlationId = correlationId
        self.httpStatusCode = httpStatusCode
        self.details = details
        super.init()
    }

    /// The result for a provider's definite no.
    public convenience init(_ refusal: ProviderRefusal) {
        self.init(
            errorCode: refusal.code, errorReason: refusal.message, correlationId: refusal.correlationId,
            httpStatusCode: refusal.httpStatus)
    }

    /// The code and the reason.
    open var description: String {
        "\(type(of: self))(errorCode: \(errorCode ?? "none"), errorReason: \(errorReason ?? "none"))"
    }
}
