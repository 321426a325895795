/// Tells whether a text is an e-mail address in one pass (TY-22).
///
/// The grammar is RFC 5322's addr-spec without its obsolete forms, and without comments and folding white space around the
/// parts: a local part that is a dot-atom or quoted, and a domain that is a dot-atom or a literal in brackets. ASCII only.
package enum EmailAddress {
    /// Whether a text is an addr-spec. Its length is not looked at.
    package static func isWellFormed(_ text: String) -> Bool {
        var rest = text.utf8[...]
        let local = rest.first == UInt8(ascii: "\"") ? takeQuoted(&rest) : takeDotAtom(&rest)
        guard local, rest.popFirst() == UInt8(ascii: "@") else { return false }
        let domain = rest.first == UInt8(ascii: "[") ? takeLiteral(&rest) : takeDotAtom(&rest)
        return domain && rest.isEmpty
    }

    /// One or more atoms with single dots between them.
    private static func takeDotAtom(_ rest: inout Substring.UTF8View) -> Bool {
        while true {
            guard takeAtom(&rest) else { return false }
            guard rest.first == UInt8(ascii: ".") else { return true }
            rest.removeFirst()
        }
    }

    private static func takeAtom(_ rest: inout Substring.UTF8View) -> Bool {
        let length = rest.prefix(while: isAtomText).count
        rest.removeFirst(length)
        return length > 0
    }

    /// From one quotation mark to the next that no backslash escapes.
    private static func takeQuoted(_ rest: inout Substring.UTF8View) -> Bool {
        rest.removeFirst()
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return true
            case UInt8(ascii: "\\"): guard let escaped = rest.popFirst(), isPrintable(escaped) else { return false }
            case let byte where isPrintable(byte): continue
            case _: return false
            }
        }
        return false
    }

    /// From one bracket to the next.
    private static func takeLiteral(_ rest: inout Substring.UTF8View) -> Bool {
        rest.removeFirst()
        while let byte = rest.popFirst() {
            switch byte {
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

    private static func isAtomText(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        case let byte: "!#$%&'*+-/=?^_`{|}~".utf8.contains(byte)
        }
    }
}
