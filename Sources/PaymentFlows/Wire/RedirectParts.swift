/// A redirect URL taken apart: what is before the query, the query, and the fragment.
struct RedirectParts {
    let address: Substring
    let query: RedirectItems
    let fragment: RedirectItems
    /// A fragment that is one value without a name.
    private let bareFragment: String?

    init(_ url: String) {
        let (beforeFragment, fragmentText) = Self.cut(url[...], at: "#")
        let (address, queryText) = Self.cut(beforeFragment, at: "?")
        self.address = address
        query = RedirectItems(queryText)
        let isBare = !fragmentText.utf8.contains(UInt8(ascii: "=")) && !fragmentText.utf8.contains(UInt8(ascii: "&"))
        bareFragment = isBare && !fragmentText.isEmpty ? RedirectItems.decode(fragmentText.utf8) : nil
        fragment = RedirectItems(isBare ? "" : fragmentText)
    }

    /// Every item could be decoded.
    var isReadable: Bool { query.isReadable && fragment.isReadable }

    /// The response: the fragment's item, else the query's, else a fragment without a name. Empty: there is none. Nil: there are
    /// two that differ.
    var response: String? {
        if fragment.has("response") { return fragment.single("response") }
        if query.has("response") { return query.single("response") }
        return bareFragment ?? ""
    }

    /// A value that says whose redirect it is, from the query, else from the fragment.
    func identifier(_ name: String) -> String? { query.has(name) ? query.single(name) : fragment.single(name) }

    private static func cut(_ text: Substring, at mark: Character) -> (before: Substring, after: Substring) {
        // By bytes: a mark followed by a combining character is still a mark.
        guard let byte = mark.asciiValue, let place = text.utf8.firstIndex(of: byte) else { return (text, "") }
        return (text[..<place], text[text.utf8.index(after: place)...])
    }
}
