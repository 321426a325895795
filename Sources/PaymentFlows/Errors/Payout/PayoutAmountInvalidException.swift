/// The amount of a payout is no number (TY-30, SDK0810).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class PayoutAmountInvalidException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0810"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
