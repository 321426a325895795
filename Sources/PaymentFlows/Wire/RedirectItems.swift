/// The name and value pairs of a query or a fragment, percent-decoded.
struct RedirectItems {
    private var values: [String: [String]] = [:]
    /// Every item could be decoded.
    private(set) var isReadable = true

    init(_ text: Substring) {
        for item in text.utf8.split(separator: UInt8(ascii: "&")) {
            let pair = item.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = Self.decode(pair[0]), let value = Self.decode(pair.count > 1 ? pair[1] : "".utf8[...])
            else {
                isReadable = false
                continue
            }
            values[name, default: []].append(value)
        }
    }

    /// The value of a name; nil: there is none, or there are two that differ.
    func single(_ name: String) -> String? {
        guard let all = values[name], let first = all.first, all.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// Whether a name is there.
    func has(_ name: String) -> Bool { values[name] != nil }

    /// Decodes percent escapes; nil unless each is complete and the result is UTF-8. A plus is a plus.
    static func decode(_ text: Substring.UTF8View) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var rest = text.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.next().flatMap(HexDigit.value), let low = rest.next().flatMap(HexDigit.value) else {
                return nil
            }
            bytes.append(high << 4 | low)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
