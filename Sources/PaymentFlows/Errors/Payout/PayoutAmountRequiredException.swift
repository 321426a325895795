/// A payout has no amount (TY-30, SDK0812).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutAmountRequiredException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0812"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
