/// What a checkout says of its payout by PayPal (TY-30).
public struct PayPalPayoutConfig: Hashable, Sendable {
    /// The wallet that the payout goes to. Nil: a tap ends with SDK0803.
    public var paypalWallet: PayPalWallet?

    /// Describes a payout.
    public init(paypalWallet: PayPalWallet? = nil) { self.paypalWallet = paypalWallet }
}
