/// A place in JSON text, which moves over one token at a time (EN-91).
struct JSONCursor {
    let bytes: [UInt8]
    var offset = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// The byte at the cursor; nil at the end.
    var byte: UInt8? { offset < bytes.count ? bytes[offset] : nil }

    /// Moves over white space, and gives the byte behind it; nil at the end.
    mutating func skipSpace() -> UInt8? {
        while let byte, Self.isSpace(byte) { offset += 1 }
        return byte
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 }

    /// Whether a word is at the cursor.
    func isLiteral(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { bytes[offset...].starts(with: $0) }
    }

    /// Whether only white space follows.
    func restIsSpace(after count: Int) -> Bool { bytes[(offset + count)...].allSatisfy(Self.isSpace) }

    /// Moves over a word.
    mutating func literal(_ word: StaticString) throws(PayloadProblem) {
        guard isLiteral(word) else {
            let isCutOff = word.withUTF8Buffer { $0.starts(with: bytes[offset...]) }
            throw isCutOff ? .truncated : .malformed(at: offset)
        }
        offset += word.utf8CodeUnitCount
    }

    /// Moves over a number.
    mutating func number() throws(PayloadProblem) {
        if byte == UInt8(ascii: "-") { offset += 1 }
        if byte == UInt8(ascii: "0") { offset += 1 } else { try digits() }
        if byte == UInt8(ascii: ".") {
            offset += 1
            try digits()
        }
        if byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") {
            offset += 1
            if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
            try digits()
        }
    }

    private mutating func digits() throws(PayloadProblem) {
        guard let first = byte else { throw .truncated }
        guard Self.isDigit(first) else { throw .malformed(at: offset) }
        while let byte, Self.isDigit(byte) { offset += 1 }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }
}
