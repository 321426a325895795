extension JSONCursor {
    /// Moves over a string, and gives its UTF-8 with the escapes resolved.
    ///
    /// - Parameter keepsText: false: the text is checked only, and the answer is not to be used.
    mutating func string(keepsText: Bool) throws(PayloadProblem) -> ArraySlice<UInt8> {
        offset += 1
        let start = offset
        // Most strings have no escape and are a slice of the payload.
        var resolved: [UInt8] = []
        var isResolved = false
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                offset += 1
                return isResolved ? resolved[...] : bytes[start..<(offset - 1)]
            case UInt8(ascii: "\\"):
                if keepsText, !isResolved { resolved = Array(bytes[start..<offset]) }
                isResolved = true
                let scalar = try escape()
                if keepsText { resolved.append(contentsOf: scalar.utf8) }
            case 0..<0x20:
                throw .malformed(at: offset)
            default:
                if isResolved, keepsText { resolved.append(byte) }
                offset += 1
            }
        }
        throw .truncated
    }

    private mutating func escape() throws(PayloadProblem) -> Unicode.Scalar {
        offset += 1
        guard let kind = byte else { throw .truncated }
        offset += 1
        switch kind {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
        case UInt8(ascii: "b"): return "\u{08}"
        case UInt8(ascii: "f"): return "\u{0C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try scalar()
        default: throw .malformed(at: offset - 1)
        }
    }

    /// The scalar of a `\u` escape, or of two that are a surrogate pair.
    private mutating func scalar() throws(PayloadProblem) -> Unicode.Scalar {
        let first = try fourHex()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00 else { throw .invalidText }
        for expected in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
            guard let byte else { throw .truncated }
            guard byte == expected else { throw .invalidText }
            offset += 1
        }
        let second = try fourHex()
        guard 0xDC00...0xDFFF ~= second,
            let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
        else { throw .invalidText }
        return scalar
    }

    private mutating func fourHex() throws(PayloadProblem) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let byte else { throw .truncated }
            guard let digit = HexDigit.value(of: byte) else { throw .malformed(at: offset) }
            value = value << 4 | UInt32(digit)
            offset += 1
        }
        return value
    }
}
