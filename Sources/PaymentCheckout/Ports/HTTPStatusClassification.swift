/// What an HTTP status says about a provider's call (EN-48).
public enum HTTPStatusClassification: UInt8, Hashable, Sendable, CaseIterable {
    /// 2xx: the body decides. One that cannot be read is `.malformed`, one with a refused state is no success (EN-32).
    case answered
    /// A 4xx other than 408, 409, 425 and 429: a definite no.
    case definiteNo
    /// Everything else: the provider may or may not have acted.
    case silent

    /// Classifies a status.
    public init(status: Int) {
        switch status {
        case 200...299: self = .answered
        case 408, 409, 425, 429: self = .silent
        case 400...499: self = .definiteNo
        default: self = .silent
        }
    }
}
