import Foundation
import PaymentCheckout
import PaymentFlows

/// The page's single callbacks, each as it is declared there.
extension DropInSampleShop {
    func onGetShopper() -> CheckoutDropInConfig {
        config {
            $0.onGetShopper = {
                if let customerId = getCurrentCustomerId() {
                    return TransactionShopper(id: customerId)
                }
                let guestId = getOrCreateGuestId()
                return TransactionShopper(id: guestId)
            }
        }
    }

    func onBeforeSubmit() -> CheckoutDropInConfig {
        config {
            $0.onBeforeSubmit = { paymentMethod in
                analytics.track(
                    "payment_initiated",
                    properties: ["payment_method": paymentMethod.rawValue, "amount": 25.00])

                if amount > 100 {
                    let confirmed = await showConfirmationDialog("Confirm payment of \(amount) USD?")
                    if !confirmed {
                        return false
                    }
                }

                let hasStock = await checkInventory()
                if !hasStock {
                    showMessage("sold out")
                    return false
                }

                return true
            }
        }
    }

    func onBeforeSubmitInPlace() -> CheckoutDropInConfig {
        config {
            $0.onBeforeSubmit = { paymentMethod in
                if !isValidOrder() {
                    showMessage("fields missing")
                    return false
                }
                return true
            }
        }
    }

    func onSubmit() -> CheckoutDropInConfig {
        config {
            $0.onSubmit = { paymentMethod in
                showLoadingOverlay(true)
                notes.withLock { notes in
                    notes.loadingTimeout = Task {
                        try? await Task.sleep(nanoseconds: 10_000_000_000)
                        guard !Task.isCancelled else { return }
                        await MainActor.run { showMessage("taking longer") }
                    }
                    notes.paymentStartTime = Date()
                }
                analytics.track("payment_processing", properties: ["payment_method": paymentMethod.rawValue])
            }
        }
    }

    func onSuccess() -> CheckoutDropInConfig {
        config {
            $0.onSuccess = { result in
                notes.withLock { $0.loadingTimeout?.cancel() }
                showLoadingOverlay(false)
                let processingTime = Date().timeIntervalSince(notes.withLock { $0.paymentStartTime })
                analytics.track(
                    "payment_success_frontend",
                    properties: [
                        "system_transaction_id": result.systemTransactionId,
                        "merchant_transaction_id": result.merchantTransactionId ?? "N/A",
                        "payment_method": result.paymentMethod.rawValue,
                        "processing_time": processingTime,
                    ])

                Task {
                    do {
                        let verification = try await verifyPaymentOnBackend(
                            systemTransactionId: result.systemTransactionId,
                            merchantTransactionId: result.merchantTransactionId)
                        if verification.success {
                            clearCart()
                            navigateToSuccess(verification.orderId)
                        } else {
                            showMessage(verification.error ?? "not verified")
                        }
                    } catch {
                        showMessage(error.localizedDescription)
                    }
                }
            }
        }
    }

    func onErrorWithRetries() -> CheckoutDropInConfig {
        let maxRetries = 3
        return config {
            $0.onError = { paymentMethod, error in
                let isNetworkError = error.errorCode == "SDK0500"
                let isTimeout = error.errorMessage.lowercased().contains("timeout")
                let isRetryable = isNetworkError || isTimeout
                let retryCount = notes.withLock { $0.retryCount }

                if isRetryable && retryCount < maxRetries {
                    notes.withLock { $0.retryCount += 1 }
                    showMessage("attempt \(retryCount + 1)/\(maxRetries)")
                } else {
                    notes.withLock { $0.retryCount = 0 }
                    showMessage(isRetryable ? "still not connected" : error.errorMessage)
                    showAlternativePaymentMethods()
                }
            }
        }
    }
}
