public import PaymentFlows

/// What an Apple Pay sheet is presented with (DI-40).
public struct ApplePaySheetRequest: Sendable {
    /// The session's id at the vendor: together with the attempt it names the sheet.
    public let sessionId: String
    /// The attempt that the sheet belongs to.
    public let attempt: AttemptID
    /// The total that it shows at first.
    public let total: Amount
    /// The merchant's id with Apple.
    public let merchantId: String?
    /// The ways of shipping that it offers at first.
    public let shippingOptions: [ApplePayShippingMethod]
    /// The coupon code that it shows at first.
    public let couponInfo: String?
    /// Where the sheet's events go.
    public let events: ApplePaySheetEvents
}
