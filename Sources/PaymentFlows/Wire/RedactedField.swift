/// One field of a value that redacts itself, as it may be printed (EN-90).
package enum RedactedField: Sendable {
    /// Printed as it is, when it is there.
    case plain(String, String?)
    /// Never printed; whether it is there may be told.
    case secret(String, isPresent: Bool)
    /// A value that redacts itself.
    case nested(String, (any Redacting)?)

    /// What is printed in place of a secret.
    static let redaction = "<redacted>"

    /// A secret that is always there.
    package static func secret(_ name: String, _ value: String) -> RedactedField { .secret(name, isPresent: true) }

    /// A secret that may be missing.
    package static func secret(_ name: String, _ value: String?) -> RedactedField {
        .secret(name, isPresent: value != nil)
    }

    /// The field's name.
    var name: String {
        switch self {
        case .plain(let name, _), .secret(let name, _), .nested(let name, _): name
        }
    }

    /// What may be seen of the value; nil: it is not there.
    var visible: (any Encodable & Sendable)? {
        switch self {
        case .plain(_, let value): value
        case .secret(_, let isPresent): isPresent ? Self.redaction : nil
        case .nested(_, let value): value
        }
    }
}
