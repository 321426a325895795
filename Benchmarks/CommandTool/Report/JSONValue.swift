/// A JSON value whose objects keep the order in which their keys were set.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case integer(Int)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([(key: String, value: JSONValue)])

    /// Whether both are the same text.
    package static func == (left: JSONValue, right: JSONValue) -> Bool { left.text() == right.text() }

    /// The value as text, two spaces for each level.
    package func text(indent: String = "") -> String {
        let deeper = indent + "  "
        switch self {
        case .null: return "null"
        case .bool(let bool): return bool ? "true" : "false"
        case .integer(let number): return String(number)
        // JSON has no word for infinity or not-a-number.
        case .number(let number): return number.isFinite ? number.description : "null"
        case .string(let string): return Self.quoted(string)
        case .array(let values):
            guard !values.isEmpty else { return "[]" }
            let lines = values.map { deeper + $0.text(indent: deeper) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members):
            guard !members.isEmpty else { return "{}" }
            let lines = members.map { "\(deeper)\(Self.quoted($0.key)): \($0.value.text(indent: deeper))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        }
    }

    private static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case let control where control.value < 0x20:
                let hex = String(control.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }
}
