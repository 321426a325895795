/// A web checkout that the provider has created.
public struct PazeCheckoutSession: Hashable, Sendable {
    /// Where the shopper goes. Redacted when printed: it may carry a token.
    public let url: String

    /// Names a web checkout.
    public init(url: String) { self.url = url }
}

extension PazeCheckoutSession: Redacting {
    package var redacted: [RedactedField] { [.secret("url", url)] }
}
