/// A challenge that the issuer asks the shopper to meet.
public struct CardChallenge: Hashable, Sendable {
    /// Names the challenge: its result is matched on it (EN-26).
    public var id: String
    /// Where the shopper goes. Redacted when printed: it may carry a token.
    public var url: String

    /// Describes a challenge.
    public init(id: String, url: String) {
        self.id = id
        self.url = url
    }
}

extension CardChallenge: Redacting {
    package var redacted: [RedactedField] { [.plain("id", id), .secret("url", url)] }
}
