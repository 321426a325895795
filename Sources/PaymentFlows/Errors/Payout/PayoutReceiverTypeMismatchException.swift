/// The type of a payout's receiver does not fit its wallet (TY-30, SDK0808).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutReceiverTypeMismatchException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0808"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
