public import PaymentFlows

/// How Drop-in takes Apple Pay: the queries that the sheet's choices ask (TY-40, DI-41). What is nil changes nothing.
public struct DropInApplePayConfig: Sendable {
    /// The shopper chose a contact to ship to.
    public var onShippingContactSelected: (@Sendable (ApplePayContact?) -> ApplePayRequestUpdate?)?
    /// The shopper chose a way of shipping.
    public var onShippingMethodSelected: (@Sendable (ApplePayShippingMethod?) -> ApplePayRequestUpdate?)?
    /// The shopper chose a card.
    public var onPaymentMethodSelected: (@Sendable (ApplePayPaymentMethod?) -> ApplePayRequestUpdate?)?
    /// The shopper entered a coupon code.
    public var onCouponCodeChanged: (@Sendable (String) -> ApplePayRequestUpdate?)?

    /// Describes the queries; all are nil by default.
    public init(
        onShippingContactSelected: (@Sendable (ApplePayContact?) -> ApplePayRequestUpdate?)? = nil,
        onShippingMethodSelected: (@Sendable (ApplePayShippingMethod?) -> ApplePayRequestUpdate?)? = nil,
        onPaymentMethodSelected: (@Sendable (ApplePayPaymentMethod?) -> ApplePayRequestUpdate?)? = nil,
        onCouponCodeChanged: (@Sendable (String) -> ApplePayRequestUpdate?)? = nil
    ) {
        self.onShippingContactSelected = onShippingContactSelected
        self.onShippingMethodSelected = onShippingMethodSelected
        self.onPaymentMethodSelected = onPaymentMethodSelected
        self.onCouponCodeChanged = onCouponCodeChanged
    }

    /// What the merchant answers to a choice (DI-41); nil: nothing changes.
    package func update(for change: ApplePaySheetChange) -> ApplePayRequestUpdate? {
        switch change {
        case .shippingContact(let contact): onShippingContactSelected?(contact) ?? nil
        case .shippingMethod(let method): onShippingMethodSelected?(method) ?? nil
        case .paymentMethod(let method): onPaymentMethodSelected?(method) ?? nil
        case .couponCode(let code): onCouponCodeChanged?(code) ?? nil
        }
    }
}
