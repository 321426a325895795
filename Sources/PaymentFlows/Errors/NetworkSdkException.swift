/// A call did not leave: there was no connection, or it was refused before it was sent (TY-07, SDK0500).
///
/// Trying again is safe. It is never used when money may have moved.
///
/// `@unchecked Sendable`, because it may be subclassed, which the compiler cannot check: all it holds is inherited, and `let`.
open class NetworkSdkException: BaseSdkException, @unchecked Sendable {
    /// The code of every such error.
    public static let code = "SDK0500"

    /// Describes a call that was not sent.
    public init(errorMessage: String) {
        super.init(errorCode: Self.code, errorMessage: errorMessage)
    }
}
