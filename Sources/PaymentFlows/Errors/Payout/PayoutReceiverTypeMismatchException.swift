/// The type of a payout's receiver does not fit its wallet (TY-30, SDK0808).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class PayoutReceiverTypeMismatchException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0808"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
