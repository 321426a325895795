/// Why a call has no usable answer (EN-48).
public enum CallFailure: Hashable, Sendable {
    /// A definite no.
    case refused(ProviderRefusal)
    /// The call did not leave.
    case notSent
    /// The answer cannot be read (EN-91).
    case malformed
    /// Nobody answered.
    case silent

    static let wasNotSent = Evidence(CallFailure.notSent)
    static let wasMalformed = Evidence(CallFailure.malformed)
    static let wasSilent = Evidence(CallFailure.silent)
}
