import Foundation
import PaymentCheckout
import PaymentFlows

extension DropInSampleShop {
    /// The page's complete example: all callbacks together, in the order in which it passes them.
    func complete(session sessionData: SessionData) -> CheckoutDropInConfig {
        CheckoutDropInConfig(
            environment: .live,
            session: sessionData,
            transactionData: DropInTransactionData(
                amount: Decimal(string: "25.0") ?? 0,
                currency: "USD",
                entryType: .ecom,
                intent: DropInTransactionIntentData(
                    card: .authorisation,
                    paypal: .authorisation
                ),
                merchantTransactionId: "order-\(getOrCreateGuestId())",
                merchantTransactionDate: { Date() }
            ),
            merchantShopperId: "shopper-123",
            ownerId: "MERCHANT-1",
            kountDisabled: false,
            onGetShopper: onGetShopper().onGetShopper,
            onBeforeSubmit: { paymentMethod in
                analytics.track(
                    "payment_initiated",
                    properties: ["payment_method": paymentMethod.rawValue, "amount": 25.00])
                let hasStock = await checkInventory()
                if !hasStock {
                    showMessage("sold out")
                    return false
                }
                return true
            },
            onSubmit: { paymentMethod in
                Task { @MainActor in
                    showLoadingOverlay(true)
                }
                analytics.track("payment_processing", properties: ["payment_method": paymentMethod.rawValue])
            },
            onSuccess: { result in
                analytics.track(
                    "payment_success_frontend",
                    properties: [
                        "system_transaction_id": result.systemTransactionId,
                        "payment_method": result.paymentMethod.rawValue,
                    ])
                Task {
                    do {
                        let verified = try await verifyPaymentOnBackend(
                            systemTransactionId: result.systemTransactionId,
                            merchantTransactionId: result.merchantTransactionId
                        )
                        if verified.success { navigateToSuccess(verified.orderId) }
                    } catch {
                        await MainActor.run {
                            showMessage(
                                "ask support about \(result.merchantTransactionId ?? result.systemTransactionId)")
                        }
                    }
                }
            },
            onError: onError(),
            methodConfig: DropInMethodConfig(
                global: DropInGlobalConfig(
                    onGetConsent: onGetConsent().global?.onGetConsent,
                    onCancel: onCancel().global?.onCancel
                )
            )
        )
    }

    /// The page's `loadDropIn()`.
    func loadDropIn(_ config: CheckoutDropInConfig, on engine: PaymentEngine) async -> CheckoutDropIn? {
        do {
            let instance = try CheckoutDropIn(config: config, engine: engine)
            await instance.create()
            return instance
        } catch {
            showMessage(error.localizedDescription)
            return nil
        }
    }
}
