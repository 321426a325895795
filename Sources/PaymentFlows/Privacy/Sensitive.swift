/// Holds a value that must not be printed: a card number, a token, a key (EN-90).
///
/// Descriptions, reflection, interpolation and encoding show a redaction. Reading the value is explicit: `reveal()`.
public struct Sensitive<Value: Sendable>: Sendable {
    private let value: Value

    /// Wraps a value.
    public init(_ value: Value) { self.value = value }

    /// The value itself. Each call is a place where a secret leaves its wrapper.
    public func reveal() -> Value { value }
}

extension Sensitive: Equatable where Value: Equatable {}
extension Sensitive: Hashable where Value: Hashable {}

extension Sensitive: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// Always the same redaction.
    public var description: String { "<redacted>" }
    /// Always the same redaction.
    public var debugDescription: String { "<redacted>" }
    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection<Mirror.Child>()) }
}

extension Sensitive: Encodable where Value: Encodable {
    /// Encodes the redaction, never the value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
