/// Base64 of RFC 4648, with padding.
enum Base64 {
    /// Encodes; the text is written where it will stay.
    static func encode(_ bytes: [UInt8]) -> String {
        let length = (bytes.count + 2) / 3 * 4
        return String(unsafeUninitializedCapacity: length) { text in
            var place = 0
            var start = 0
            while start < bytes.count {
                let count = min(3, bytes.count - start)
                var bits = UInt32(bytes[start]) << 16
                if count > 1 { bits |= UInt32(bytes[start + 1]) << 8 }
                if count > 2 { bits |= UInt32(bytes[start + 2]) }
                text[place] = character(bits >> 18 & 63)
                text[place + 1] = character(bits >> 12 & 63)
                text[place + 2] = count > 1 ? character(bits >> 6 & 63) : UInt8(ascii: "=")
                text[place + 3] = count > 2 ? character(bits & 63) : UInt8(ascii: "=")
                place += 4
                start += 3
            }
            return length
        }
    }

    private static func character(_ value: UInt32) -> UInt8 {
        let value = UInt8(truncatingIfNeeded: value)
        return switch value {
        case 0..<26: value + UInt8(ascii: "A")
        case 26..<52: value - 26 + UInt8(ascii: "a")
        case 52..<62: value - 52 + UInt8(ascii: "0")
        case 62: UInt8(ascii: "+")
        default: UInt8(ascii: "/")
        }
    }
}
