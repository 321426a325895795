/// The shopper dismissed the Apple Pay sheet: what `onCancel` is given as its data (DI-15).
///
/// Its code is SDK1119, the one of Apple Pay, since the vendor names none.
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class ApplePaySessionCancelledException: BaseSdkException, @unchecked Sendable {
    /// Describes a dismissed sheet.
    public init() {
        super.init(
            errorCode: DropInErrorCode.applePayFailed.rawValue, errorMessage: "The Apple Pay sheet was dismissed.")
    }
}
