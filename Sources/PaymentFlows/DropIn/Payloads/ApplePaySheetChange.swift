/// A choice of the shopper's in the sheet, of which the merchant is asked (DI-41).
public enum ApplePaySheetChange: Hashable, Sendable {
    /// `onShippingContactSelected`.
    case shippingContact(ApplePayContact?)
    /// `onShippingMethodSelected`.
    case shippingMethod(ApplePayShippingMethod?)
    /// `onPaymentMethodSelected`.
    case paymentMethod(ApplePayPaymentMethod?)
    /// `onCouponCodeChanged`.
    case couponCode(String)
}
