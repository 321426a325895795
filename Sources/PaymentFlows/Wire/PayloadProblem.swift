/// Why a provider's payload cannot be used (EN-91). It names the field and the limit, never the value.
///
/// Where the vendor names no code for it, it is FLOW0004.
public enum PayloadProblem: Error, Hashable, Sendable {
    /// There are no bytes, or only white space.
    case empty
    /// The payload has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The payload has more arrays and objects inside each other than the limit.
    case tooDeep(limit: Int)
    /// The payload ends too early.
    case truncated
    /// The payload is no JSON: at this byte it breaks the grammar.
    case malformed(at: Int)
    /// The payload is not UTF-8, or a string in it is half of a surrogate pair.
    case invalidText
    /// An object has the same key twice.
    case duplicateKey
    /// The payload is `null`.
    case null
    /// A field is missing or of another type than expected.
    case unexpected(field: String)
    /// The text is not three segments of base64url without padding.
    case notCompactJWS
}

extension PayloadProblem {
    /// The engine's code for it: FLOW0004.
    public var code: FlowErrorCode { .malformedPayload }

    /// What is wrong, for an error's message.
    public var message: String {
        switch self {
        case .empty: "The payload is empty."
        case .tooLarge(let limit): "The payload has more than \(limit) bytes."
        case .tooDeep(let limit): "The payload is nested deeper than \(limit) levels."
        case .truncated: "The payload is cut off."
        case .malformed(let offset): "The payload is not JSON at byte \(offset)."
        case .invalidText: "The payload's text is not valid Unicode."
        case .duplicateKey: "The payload has a key twice."
        case .null: "The payload is null."
        case .unexpected(let field): "The payload's field \(field) is missing or of another type."
        case .notCompactJWS: "The token is not three segments of base64url."
        }
    }
}

extension PayloadProblem: CustomStringConvertible {
    /// The message.
    public var description: String { message }
}
