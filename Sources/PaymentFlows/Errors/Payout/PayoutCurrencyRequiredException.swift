/// A payout has no currency (TY-30, SDK0813).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutCurrencyRequiredException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0813"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
