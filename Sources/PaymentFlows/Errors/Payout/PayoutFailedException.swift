/// The provider refused a payout, or could not process it (TY-30, SDK0819).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class PayoutFailedException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0819"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
