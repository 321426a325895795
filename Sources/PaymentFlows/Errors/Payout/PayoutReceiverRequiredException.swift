/// A payout names no receiver (TY-30, SDK0806).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutReceiverRequiredException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0806"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
