/// The payer id of a payout is longer than 13 characters (TY-30, SDK0817).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class PayoutPayerIdMaxLengthException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0817"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
