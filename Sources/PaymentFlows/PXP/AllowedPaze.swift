/// What a session says of Paze (TY-02). Both fields are needed to pay with it (SDK0118, SDK1202, SDK1202A).
public struct AllowedPaze: Hashable, Sendable {
    /// Your id with Paze.
    public var clientId: String?
    /// The category of your trade.
    public var merchantCategoryCode: String?

    /// Describes an enabled Paze; everything is nil by default.
    public init(clientId: String? = nil, merchantCategoryCode: String? = nil) {
        self.clientId = clientId
        self.merchantCategoryCode = merchantCategoryCode
    }
}
