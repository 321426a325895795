/// Tells whether a text is an address on the net, in time linear in its length (TY-05).
package enum InternetAddress {
    /// Whether a text is an IPv4 or IPv6 address: no port, no brackets, no zone, no prefix length.
    package static func isLiteral(_ text: String) -> Bool {
        let bytes = Array(text.utf8.prefix(Self.longest + 1))
        guard bytes.count <= Self.longest else { return false }
        return isIPv4(bytes[...]) || isIPv6(bytes[...])
    }

    /// Six groups of four digits, their colons, and an IPv4 address with three-digit parts.
    private static let longest = 45

    /// Whether a byte is an ASCII digit of base 16.
    package static func isHexDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
            UInt8(ascii: "A")...UInt8(ascii: "F"):
            true
        default: false
        }
    }

    /// Four decimal parts of at most 255, without leading zeros, which some readers take for octal.
    private static func isIPv4(_ bytes: ArraySlice<UInt8>) -> Bool {
        let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy(isOctet)
    }

    private static func isOctet(_ part: ArraySlice<UInt8>) -> Bool {
        guard let first = part.first, part.count <= 3, part.count == 1 || first != UInt8(ascii: "0") else {
            return false
        }
        var value = 0
        for byte in part {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return value <= 255
    }

    /// Eight groups, or fewer around one "::" that stands for at least one; the last two may be written as IPv4.
    private static func isIPv6(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let gap = doubleColon(in: bytes) else { return groups(bytes, mayEndInIPv4: true) == 8 }
        let tail = bytes[(gap + 2)...]
        guard let before = groups(bytes[..<gap], mayEndInIPv4: false), let after = groups(tail, mayEndInIPv4: true)
        else { return false }
        return before + after <= 7
    }

    private static func doubleColon(in bytes: ArraySlice<UInt8>) -> Int? {
        bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: ":") && bytes[$0 + 1] == UInt8(ascii: ":") }
    }

    /// How many groups of 16 bits a run stands for; nil when it is malformed. An empty run has none.
    private static func groups(_ bytes: ArraySlice<UInt8>, mayEndInIPv4: Bool) -> Int? {
        if bytes.isEmpty { return 0 }
        let parts = bytes.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        var count = 0
        for (index, part) in parts.enumerated() {
            if (1...4).contains(part.count), part.allSatisfy(isHexDigit) {
                count += 1
            } else if mayEndInIPv4, index == parts.count - 1, isIPv4(part) {
                count += 2
            } else {
                return nil
            }
        }
        return count
    }
}
