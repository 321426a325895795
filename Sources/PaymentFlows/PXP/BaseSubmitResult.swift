/// How a submission ended: cast it to the class that says more (TY-06).
///
/// `@unchecked Sendable`: a class that can be subclassed cannot be checked by the compiler. Every stored property of the
/// package's subclasses is a `let` of a `Sendable` type; a subclass of yours must keep to that.
open class BaseSubmitResult: @unchecked Sendable {
    /// Makes a result that says nothing; its subclasses do.
    public init() {}
}
