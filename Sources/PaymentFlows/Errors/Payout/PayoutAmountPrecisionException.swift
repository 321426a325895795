/// The amount of a payout has more digits than its currency (TY-30, SDK0816).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class PayoutAmountPrecisionException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0816"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
