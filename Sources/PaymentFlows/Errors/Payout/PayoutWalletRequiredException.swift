/// A payout has no wallet to go to (TY-30, SDK0803).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class PayoutWalletRequiredException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0803"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
