/// How a provider's call went, as classified by its port (EN-48).
public enum CallResult<Value: Hashable & Sendable>: Hashable, Sendable {
    /// The provider answered, and the answer has a known shape.
    case success(Value)
    /// A definite no: a 4xx other than 408, 409, 425 and 429.
    case refused(ProviderRefusal)
    /// The call did not leave: no connection, refused locally, shutdown. Safe to send again.
    case notSent
    /// The provider answered with something that cannot be read (EN-91): for a money-moving call as good as silence.
    case malformed
    /// Everything else: the provider may or may not have acted.
    case silent
}

extension CallResult {
    /// Why the call has no usable answer; nil: it has one.
    public var failure: CallFailure? {
        switch self {
        case .success: nil
        case .refused(let refusal): .refused(refusal)
        case .notSent: .notSent
        case .malformed: .malformed
        case .silent: .silent
        }
    }
}
