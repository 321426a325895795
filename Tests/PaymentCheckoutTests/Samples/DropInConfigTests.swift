import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import Testing

@Suite("Drop-in's configuration, as the page writes it")
struct DropInConfigTests {
    @Test("TY-11 TY-40: the page's complete example compiles, and says what it says")
    func example() async {
        let config = CheckoutDropInConfig(
            environment: .live,
            session: SessionData(sessionId: "session-1", hmacKey: "hmac", encryptionKey: "key"),
            transactionData: DropInTransactionData(
                amount: Decimal(string: "25.0") ?? 0,
                currency: "USD",
                entryType: .ecom,
                intent: DropInTransactionIntentData(card: .authorisation, paypal: .authorisation),
                merchantTransactionId: "order-1",
                merchantTransactionDate: { Date() }
            ),
            merchantShopperId: "shopper-123",
            ownerId: "MERCHANT-1",
            kountDisabled: false,
            onGetShopper: { TransactionShopper(id: "shopper-123") },
            onBeforeSubmit: { paymentMethod in paymentMethod != .paze },
            onSubmit: { _ in },
            onSuccess: { result in #expect(result.paymentMethod == .card) },
            onError: { paymentMethod, error in #expect(paymentMethod == nil && error.errorCode == "SDK1100") },
            methodConfig: DropInMethodConfig(
                global: DropInGlobalConfig(
                    acceptedCardNetworks: ["Visa"],
                    onGetConsent: { paymentMethod in paymentMethod == .card || paymentMethod == .paypal },
                    onCancel: { _, data in #expect(data is ApplePaySessionCancelledException) }
                ),
                applePay: DropInApplePayConfig(
                    onShippingMethodSelected: { method in
                        guard let method else { return nil }
                        let cost = Decimal(string: method.amount) ?? 0
                        return ApplePayRequestUpdate(
                            totalPaymentItem: ApplePayPaymentSummaryItem(
                                amount: 25 + cost, type: .final, label: "Total"))
                    }
                )
            )
        )
        #expect(await config.onGetShopper?()?.id == "shopper-123")
        #expect(await config.onBeforeSubmit?(.paze) == false)
        #expect(await config.methodConfig?.global?.onGetConsent?(.applePay) == false)
        await config.onError?(nil, BaseSdkException(errorCode: "SDK1100", errorMessage: "No method is left."))
        await config.methodConfig?.global?.onCancel?(.applePay, ApplePaySessionCancelledException())
        #expect(config.methodConfig?.cardRestrictions == CardRestrictions(acceptedCardNetworks: ["Visa"]))
    }

    @Test("DI-41: a choice in the sheet asks its own query, and without one nothing changes")
    func queries() {
        let config = DropInApplePayConfig(onCouponCodeChanged: { code in
            ApplePayRequestUpdate(error: ApplePayRequestUpdateError(type: "couponCodeInvalid", message: code))
        })
        #expect(config.update(for: .couponCode("SUMMER"))?.error?.message == "SUMMER")
        #expect(config.update(for: .shippingContact(nil)) == nil)
        #expect(config.update(for: .paymentMethod(nil)) == nil)
    }
}
