/// The amount of a payout is not above zero (TY-30, SDK0811).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class PayoutAmountNotPositiveException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0811"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
