/// The wallet of a payout has a blank e-mail address (TY-30, SDK0804).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutEmailRequiredException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0804"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
