import Foundation
import PaymentCheckout
import PaymentFlows

/// The page's callbacks of `DropInGlobalConfig` and `DropInApplePayConfig`.
extension DropInSampleShop {
    func onGetConsent() -> DropInMethodConfig {
        DropInMethodConfig(
            global: DropInGlobalConfig(
                onGetConsent: { paymentMethod in
                    return paymentMethod == .card || paymentMethod == .paypal
                }
            )
        )
    }

    func onGetConsentByLogin() -> DropInMethodConfig {
        DropInMethodConfig(
            global: DropInGlobalConfig(
                onGetConsent: { paymentMethod in
                    let isLoggedIn = checkUserLoginStatus()
                    if !isLoggedIn {
                        return false
                    }
                    return paymentMethod == .card
                }
            )
        )
    }

    func onCancel() -> DropInMethodConfig {
        DropInMethodConfig(
            global: DropInGlobalConfig(
                onCancel: { paymentMethod, data in
                    analytics.track(
                        "payment_cancelled",
                        properties: [
                            "method": paymentMethod.rawValue,
                            "timestamp": Date().timeIntervalSince1970,
                        ])
                    if let error = data as? BaseSdkException { showMessage(error.errorCode) }
                    Task { @MainActor in
                        showMessage("\(paymentMethod.rawValue.capitalized) cancelled")
                    }
                }
            )
        )
    }

    func applePay() -> DropInMethodConfig {
        DropInMethodConfig(
            applePay: DropInApplePayConfig(
                onShippingContactSelected: { contact in
                    let shippingCost = calculateShipping(for: contact)
                    let newTotal = baseAmount + shippingCost

                    return ApplePayRequestUpdate(
                        totalPaymentItem: ApplePayPaymentSummaryItem(
                            amount: newTotal,
                            type: .final,
                            label: "Total"
                        )
                    )
                },
                onShippingMethodSelected: { shippingMethod in
                    guard let method = shippingMethod else { return nil }

                    let shippingCost = Decimal(string: method.amount) ?? 0
                    return total(baseAmount + shippingCost)
                },
                onPaymentMethodSelected: { paymentMethod in
                    return total(amount)
                },
                onCouponCodeChanged: { couponCode in
                    let discount = validateCoupon(couponCode)
                    return total(baseAmount - discount)
                }
            )
        )
    }

    private func total(_ amount: Decimal) -> ApplePayRequestUpdate {
        ApplePayRequestUpdate(
            totalPaymentItem: ApplePayPaymentSummaryItem(amount: amount, type: .final, label: "Total"))
    }
}
