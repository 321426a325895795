/// What the package means by blank, by too long and by the two kinds of code (TY-10, TY-20, TY-22).
package enum TextRule {
    /// Whether a text has nothing but white space in it.
    package static func isBlank(_ text: String) -> Bool {
        // Most texts begin with a visible ASCII character, which needs no look at Unicode's tables.
        if let first = text.utf8.first, first > UInt8(ascii: " "), first < 0x7F { return false }
        return text.allSatisfy(\.isWhitespace)
    }

    /// Whether a text is absent, or has nothing but white space in it.
    package static func isMissing(_ text: String?) -> Bool {
        text.map(isBlank) ?? true
    }

    /// Whether a text has more characters than allowed, counted as `String.count` does.
    package static func exceeds(_ text: String, _ limit: Int) -> Bool {
        // No character takes less than one byte, so that most texts need not be counted.
        text.utf8.count > limit && text.count > limit
    }

    /// Whether a text is exactly so many ASCII capitals: a country has two, a currency three.
    package static func isCapitals(_ text: String, _ count: Int) -> Bool {
        text.utf8.count == count && text.utf8.allSatisfy { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) }
    }
}
