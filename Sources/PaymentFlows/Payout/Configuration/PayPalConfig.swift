/// What a checkout says of PayPal (TY-30).
public struct PayPalConfig: Hashable, Sendable {
    /// The payout. Nil: a tap on the payout component ends with SDK1000.
    public var payout: PayPalPayoutConfig?

    /// Describes PayPal.
    public init(payout: PayPalPayoutConfig? = nil) { self.payout = payout }
}
