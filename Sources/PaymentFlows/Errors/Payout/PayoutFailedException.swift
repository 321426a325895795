/// The provider refused a payout, or could not process it (TY-30, SDK0819).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutFailedException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0819"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
