/// The e-mail address of a payout's wallet is malformed or too long (TY-30, SDK0805).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutEmailInvalidException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0805"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
