/// The amount of a payout is no number (TY-30, SDK0810).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutAmountInvalidException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0810"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
