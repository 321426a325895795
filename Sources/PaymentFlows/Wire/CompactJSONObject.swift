/// A JSON object of texts and flags, without white space, in the order in which they are added.
///
/// Written by hand for what every payment sends: an encoder takes longer than the rest of the payment.
struct CompactJSONObject {
    private var open: [UInt8] = []

    /// - Parameter capacity: about how many bytes it will have.
    init(capacity: Int) {
        open.reserveCapacity(capacity)
        open.append(UInt8(ascii: "{"))
    }

    /// The whole object.
    var bytes: [UInt8] {
        consuming get {
            open.append(UInt8(ascii: "}"))
            return open
        }
    }

    /// Adds a text. A key is not looked at: it must need no escape.
    mutating func add(_ key: String, _ text: String) {
        begin(key)
        open.append(UInt8(ascii: "\""))
        if Self.needsEscape(text) {
            for byte in text.utf8 { escape(byte) }
        } else {
            open.append(contentsOf: text.utf8)
        }
        open.append(UInt8(ascii: "\""))
    }

    /// Adds a flag.
    mutating func add(_ key: String, _ flag: Bool) {
        begin(key)
        open.append(contentsOf: (flag ? "true" : "false").utf8)
    }

    private mutating func begin(_ key: String) {
        if open.count > 1 { open.append(UInt8(ascii: ",")) }
        open.append(UInt8(ascii: "\""))
        open.append(contentsOf: key.utf8)
        open.append(contentsOf: "\":".utf8)
    }

    private static func needsEscape(_ text: String) -> Bool {
        let bytes = text.utf8.span
        for place in bytes.indices where isEscaped(bytes[place]) { return true }
        return false
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "/")
    }

    /// As Foundation's encoder escapes, which also escapes the slash.
    private mutating func escape(_ byte: UInt8) {
        guard Self.isEscaped(byte) else { return open.append(byte) }
        open.append(UInt8(ascii: "\\"))
        switch byte {
        case 0x08: open.append(UInt8(ascii: "b"))
        case 0x09: open.append(UInt8(ascii: "t"))
        case 0x0A: open.append(UInt8(ascii: "n"))
        case 0x0C: open.append(UInt8(ascii: "f"))
        case 0x0D: open.append(UInt8(ascii: "r"))
        case ..<0x20:
            open.append(contentsOf: (byte < 0x10 ? "u000" : "u00").utf8)
            open.append(contentsOf: String(byte, radix: 16).utf8)
        default: open.append(byte)
        }
    }
}
