/// A value whose properties are read freely, and whose description, reflection and encoding show no secret (EN-90, TY-21).
///
/// A type lists its fields once, and every way of printing it is made from the list: a field that is not listed is not seen.
package protocol Redacting: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable, Encodable,
    Sendable
{
    /// The fields in the order of their declaration.
    var redacted: [RedactedField] { get }
}

extension Redacting {
    /// The type and its fields, with secrets redacted.
    public var description: String {
        let fields = redacted.compactMap { field in field.visible.map { "\(field.name): \($0)" } }
        return "\(Self.self)(\(fields.joined(separator: ", ")))"
    }

    /// The same as the description.
    public var debugDescription: String { description }

    /// The fields, with secrets redacted.
    public var customMirror: Mirror {
        let children = redacted.compactMap { field in field.visible.map { (label: field.name, value: $0 as Any) } }
        return Mirror(self, children: children.map { (label: $0.label, value: $0.value) }, displayStyle: .struct)
    }

    /// Encodes the fields, with secrets redacted.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: FieldName.self)
        for field in redacted {
            guard let value = field.visible else { continue }
            try container.encode(value, forKey: FieldName(stringValue: field.name))
        }
    }
}

/// Names a field in an encoding.
private struct FieldName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
