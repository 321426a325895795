/// A web checkout that the provider has created.
public struct PazeCheckoutSession: Hashable, Sendable {
    /// Where the shopper goes.
    public let url: String

    /// Names a web checkout.
    public init(url: String) { self.url = url }
}
