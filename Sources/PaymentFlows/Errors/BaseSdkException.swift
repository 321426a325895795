public import FoundationEssentials

/// What a merchant's error callback is given, and what configuring throws (TY-07).
///
/// The class is open because merchants tell errors apart by casting. It prints its code and message; the message names a
/// field and a limit, never a value.
///
/// `@unchecked Sendable`: a class that can be subclassed cannot be checked by the compiler. Every stored property here and
/// in the package's subclasses is a `let` of a `Sendable` type; a subclass of yours must keep to that.
open class BaseSdkException: LocalizedError, CustomStringConvertible, @unchecked Sendable {
    /// The code, for example "SDK1213" or "FLOW0001". It does not change between versions.
    public let errorCode: String
    /// What went wrong, in English, for a developer.
    public let errorMessage: String

    /// Describes an error.
    public init(errorCode: String, errorMessage: String) {
        self.errorCode = errorCode
        self.errorMessage = errorMessage
    }

    /// The same text as `errorMessage`.
    public var localizedDescription: String { errorMessage }

    /// The same text as `errorMessage`, so that it is also what Foundation shows for an error of any kind.
    public var errorDescription: String? { errorMessage }

    /// The code and the message.
    open var description: String { "\(errorCode): \(errorMessage)" }
}
