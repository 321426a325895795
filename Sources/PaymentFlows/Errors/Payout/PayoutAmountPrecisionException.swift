/// The amount of a payout has more digits than its currency (TY-30, SDK0816).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutAmountPrecisionException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0816"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
