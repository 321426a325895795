internal import PaymentFlows

/// A web checkout that the sandbox has created, as its URL carries it.
struct SandboxCheckout: Equatable {
    let sessionId: String
    let nonce: String
    let attempt: AttemptID

    init(sessionId: String, nonce: String, attempt: AttemptID) {
        self.sessionId = sessionId
        self.nonce = nonce
        self.attempt = attempt
    }

    /// Reads a URL; nil: the sandbox did not create it.
    init?(_ url: String) {
        let read = WebCheckoutReturn.parse(url)
        guard read.host == "checkout.paze.test", let nonce = read.nonce, let attempt = read.attempt,
            let query = url.split(separator: "?", maxSplits: 1).dropFirst().first,
            let item = query.split(separator: "&").first(where: { $0.hasPrefix("session=") }),
            let session = Self.unescaped(item.dropFirst("session=".count))
        else { return nil }
        self.init(sessionId: session, nonce: nonce, attempt: attempt)
    }

    var url: String {
        "https://checkout.paze.test/?session=\(Self.escaped(sessionId))&nonce=\(nonce)&attempt=\(attempt.number)"
    }

    static func escaped(_ text: String) -> String {
        guard !SandboxTokens.isPlain(text) else { return text }
        return text.utf8.map { byte in
            SandboxTokens.isPlain(String(decoding: [byte], as: UTF8.self))
                ? String(decoding: [byte], as: UTF8.self)
                : "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
    }

    static func unescaped(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var rest = text.utf8.makeIterator()
        while let byte = rest.next() {
            guard byte == UInt8(ascii: "%") else {
                bytes.append(byte)
                continue
            }
            guard let high = rest.next(), let low = rest.next(),
                let value = UInt8(String(decoding: [high, low], as: UTF8.self), radix: 16)
            else { return nil }
            bytes.append(value)
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
