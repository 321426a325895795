/// The currency of a payout is not an ISO 4217 code (TY-30, SDK0815).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutCurrencyCodeInvalidException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0815"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
