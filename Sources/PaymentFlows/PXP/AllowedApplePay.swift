/// What a session says of Apple Pay (TY-02).
public struct AllowedApplePay: Hashable, Sendable {
    /// Your id with Apple.
    public var merchantId: String?

    /// Describes an enabled Apple Pay; the id is nil by default.
    public init(merchantId: String? = nil) { self.merchantId = merchantId }
}
