/// Tells whether a text is an e-mail address in one pass (TY-22).
///
/// The grammar is RFC 5322's addr-spec without its obsolete forms, and without comments and folding white space around the
/// parts: a local part that is a dot-atom or quoted, and a domain that is a dot-atom or a literal in brackets. ASCII only.
package enum EmailAddress {
    /// Whether a text is an addr-spec. Its length is not looked at.
    package static func isWellFormed(_ text: String) -> Bool {
        let bytes = text.utf8.span
        var place = 0
        let isQuoted = byte(bytes, place) == UInt8(ascii: "\"")
        let local = isQuoted ? takeQuoted(bytes, &place) : takeDotAtom(bytes, &place)
        guard local, byte(bytes, place) == UInt8(ascii: "@") else { return false }
        place += 1
        let isLiteral = byte(bytes, place) == UInt8(ascii: "[")
        let domain = isLiteral ? takeLiteral(bytes, &place) : takeDotAtom(bytes, &place)
        return domain && place == bytes.count
    }

    /// Nil: the text ends there.
    @inline(__always)
    private static func byte(_ bytes: Span<UInt8>, _ place: Int) -> UInt8? {
        place < bytes.count ? bytes[place] : nil
    }

    /// One or more atoms with single dots between them.
    private static func takeDotAtom(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
        while true {
            guard takeAtom(bytes, &place) else { return false }
            guard byte(bytes, place) == UInt8(ascii: ".") else { return true }
            place += 1
        }
    }

    private static func takeAtom(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
        let start = place
        while place < bytes.count, isAtomText(bytes[place]) { place += 1 }
        return place > start
    }

    /// From one quotation mark to the next that no backslash escapes.
    private static func takeQuoted(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
        place += 1
        while let next = byte(bytes, place) {
            place += 1
            switch next {
            case UInt8(ascii: "\""): return true
            case UInt8(ascii: "\\"):
                guard let escaped = byte(bytes, place), isPrintable(escaped) else { return false }
                place += 1
            case let next where isPrintable(next): continue
            case _: return false
            }
        }
        return false
    }

    /// From one bracket to the next.
    private static func takeLiteral(_ bytes: Span<UInt8>, _ place: inout Int) -> Bool {
        place += 1
        while let next = byte(bytes, place) {
            place += 1
            switch next {
            case UInt8(ascii: "]"): return true
            case UInt8(ascii: "["), UInt8(ascii: "\\"): return false
            case 33...126: continue
            case _: return false
            }
        }
        return false
    }

    /// A visible character, a space or a tab.
    private static func isPrintable(_ byte: UInt8) -> Bool {
        (32...126).contains(byte) || byte == UInt8(ascii: "\t")
    }

    /// Letters, digits and `!#$%&'*+-/=?^_`{|}~`, written as ranges: a text to look into takes longer than all the rest.
    private static func isAtomText(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "!"), UInt8(ascii: "#")...UInt8(ascii: "'"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="),
            UInt8(ascii: "?"), UInt8(ascii: "^")...UInt8(ascii: "`"), UInt8(ascii: "{")...UInt8(ascii: "~"):
            true
        case _: false
        }
    }
}
