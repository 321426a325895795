/// The authentication (3DS) of a card ended the attempt: SDK1114 with its reason (DI-19, DI-33).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is `let` and `Sendable`.
open class DropInAuthenticationSdkException: BaseSdkException, @unchecked Sendable {
    /// Why.
    public let reason: CardAuthenticationProblem

    /// Describes a failed authentication.
    public init(reason: CardAuthenticationProblem) {
        self.reason = reason
        super.init(errorCode: reason.failure.code, errorMessage: reason.failure.message)
    }
}
