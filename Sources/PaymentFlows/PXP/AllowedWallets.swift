/// The wallets a session may be paid with (TY-02).
public struct AllowedWallets: Hashable, Sendable {
    /// PayPal. Nil, the default: not enabled.
    public var paypal: AllowedPayPal?
    /// Apple Pay. Nil, the default: not enabled.
    public var applePay: AllowedApplePay?
    /// Paze. Nil, the default: not enabled.
    public var paze: AllowedPaze?

    /// Describes the enabled wallets; none is by default.
    public init(paypal: AllowedPayPal? = nil, applePay: AllowedApplePay? = nil, paze: AllowedPaze? = nil) {
        self.paypal = paypal
        self.applePay = applePay
        self.paze = paze
    }
}
