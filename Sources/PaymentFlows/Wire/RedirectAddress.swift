/// The scheme and host of a redirect, in lower case.
struct RedirectAddress {
    let scheme: String?
    let host: String?

    init(_ address: Substring) {
        let utf8 = address.utf8
        guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else {
            scheme = nil
            host = nil
            return
        }
        scheme = address[..<colon].lowercased()
        let rest = address[utf8.index(after: colon)...]
        guard rest.utf8.starts(with: "//".utf8) else {
            host = nil
            return
        }
        let authority = rest.utf8.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
        let named =
            authority.lastIndex(of: UInt8(ascii: "@")).map { authority[authority.index(after: $0)...] } ?? authority
        // A port follows the last colon, unless that is inside an IPv6 address.
        let port = named.lastIndex(of: UInt8(ascii: ":"))
        let bracket = named.lastIndex(of: UInt8(ascii: "]"))
        let end = port.map { place in bracket.map { $0 > place } ?? false ? named.endIndex : place } ?? named.endIndex
        host = RedirectItems.decode(named[..<end])?.lowercased()
    }
}
