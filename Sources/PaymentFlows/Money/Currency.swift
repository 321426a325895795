/// A currency by its ISO 4217 code.
public struct Currency: Hashable, Sendable {
    /// Three capital letters, for example "USD".
    public let code: String
    /// How many digits an amount has after the point.
    public let digits: Int
}
