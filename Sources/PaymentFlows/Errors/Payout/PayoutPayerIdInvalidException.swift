/// The payer id of a payout is not ASCII letters and digits (TY-30, SDK0818).
///
/// `@unchecked Sendable` for the reason given at `BaseSdkException`; it adds no properties.
open class PayoutPayerIdInvalidException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0818"

    /// Describes it.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
