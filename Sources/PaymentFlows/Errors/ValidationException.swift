/// Risk data or an address for verification is not usable: nothing was sent (TY-07, SDK1215).
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class ValidationException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK1215"

    /// Describes a field that is not usable.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
