/// Names a session within its engine.
public struct SessionID: Hashable, Sendable, CustomStringConvertible {
    /// Never zero, and never given twice by one engine.
    public let rawValue: UInt64

    /// Names a session.
    public init(_ rawValue: UInt64) { self.rawValue = rawValue }

    /// Sixteen hexadecimal digits.
    public var description: String {
        let digits = String(rawValue, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    /// Reads what `description` wrote; nil: it is something else.
    public init?(_ text: String) {
        guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
        rawValue = value
    }
}
