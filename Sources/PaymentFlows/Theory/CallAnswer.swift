/// A call's answer as a flow takes it: what was learnt is behind one reference, so that handing it on copies nothing.
public enum CallAnswer<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The provider answered, and the answer has a known shape.
    case success(Evidence<Value>)
    /// It did not, for one of the reasons of `CallFailure`.
    case failure(Evidence<CallFailure>)

    /// Takes what a port answered.
    @inlinable
    public init(_ result: consuming CallResult<Value>) {
        switch consume result {
        case .success(let value): self = .success(Evidence(value))
        case .refused(let refusal): self = .failure(Evidence(.refused(refusal)))
        case .notSent: self = .notSent
        case .malformed: self = .malformed
        case .silent: self = .silent
        }
    }

    /// The call did not leave.
    public static var notSent: CallAnswer { .failure(CallFailure.wasNotSent) }
    /// The answer cannot be read.
    public static var malformed: CallAnswer { .failure(CallFailure.wasMalformed) }
    /// Nobody answered.
    public static var silent: CallAnswer { .failure(CallFailure.wasSilent) }

    /// Why there is no answer; nil: there is one.
    public var failure: CallFailure? { if case .failure(let failure) = self { failure.payload } else { nil } }
}
