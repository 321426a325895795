/// The type of a payout's receiver is none that is known (TY-30, SDK0807).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutReceiverTypeInvalidException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0807"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
