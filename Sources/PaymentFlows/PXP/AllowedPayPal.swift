/// What a session says of PayPal (TY-02).
public struct AllowedPayPal: Hashable, Sendable {
    /// PayPal's own ways of paying that may be offered, by the provider's words.
    public var allowedFundingOptions: [String]?
    /// Your id with PayPal.
    public var merchantId: String?

    /// Describes an enabled PayPal; everything is nil by default.
    public init(allowedFundingOptions: [String]? = nil, merchantId: String? = nil) {
        self.allowedFundingOptions = allowedFundingOptions
        self.merchantId = merchantId
    }
}
