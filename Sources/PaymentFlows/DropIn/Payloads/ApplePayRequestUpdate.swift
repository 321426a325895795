/// What the sheet shows after a choice of the shopper's; what is nil does not change (TY-41).
public struct ApplePayRequestUpdate: Hashable, Sendable {
    /// The total, which replaces the sheet's.
    public var totalPaymentItem: ApplePayPaymentSummaryItem?
    /// The lines above the total.
    public var paymentSummaryItems: [ApplePayPaymentSummaryItem]?
    /// The ways of shipping to choose from.
    public var shippingMethods: [ApplePayShippingMethod]?
    /// What is wrong with the choice.
    public var error: ApplePayRequestUpdateError?

    /// Describes an update; everything is nil by default.
    public init(
        totalPaymentItem: ApplePayPaymentSummaryItem? = nil,
        paymentSummaryItems: [ApplePayPaymentSummaryItem]? = nil, shippingMethods: [ApplePayShippingMethod]? = nil,
        error: ApplePayRequestUpdateError? = nil
    ) {
        self.totalPaymentItem = totalPaymentItem
        self.paymentSummaryItems = paymentSummaryItems
        self.shippingMethods = shippingMethods
        self.error = error
    }
}

extension ApplePayRequestUpdate {
    /// Whether the lines and ways of shipping have amounts of a currency (TY-09, TY-41). The total is judged by whoever charges it.
    func isUsable(in currency: Currency) -> Bool {
        (paymentSummaryItems ?? []).allSatisfy { $0.isUsable(in: currency) }
            && (shippingMethods ?? []).allSatisfy { $0.amountProblem(currencyCode: currency.code) == nil }
    }
}
