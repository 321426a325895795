import PaymentCheckout
import PaymentFlows

/// The page's `onError`: what a shopper is told, by code and by words.
extension DropInSampleShop {
    func onError() -> @Sendable (DropInPaymentMethod?, BaseSdkException) async -> Void {
        { paymentMethod, error in
            notes.withLock { $0.loadingTimeout?.cancel() }
            Task { @MainActor in
                showLoadingOverlay(false)
            }
            analytics.track(
                "payment_failed",
                properties: [
                    "error_code": error.errorCode,
                    "error_message": error.errorMessage,
                    "payment_method": paymentMethod?.rawValue ?? "initialisation",
                ])
            logErrorToMonitoring(category: "payment_error", code: error.errorCode, message: error.errorMessage)
            showMessage(userMessage(for: error))
        }
    }

    private func userMessage(for error: BaseSdkException) -> String {
        switch error.errorCode {
        case "SDK0500": "no connection"
        case "SDK1113": "update failed"
        case "SDK1114": "authentication failed"
        case "SDK1115": "authorisation failed"
        case "SDK1116": words(of: error, else: "check the card")
        case "SDK1117": "PayPal failed"
        case "SDK1119": "Apple Pay failed"
        case "SDK1122", "SDK1123", "SDK1124", "SDK1213", "SDK0118", "SDK1202A": "Paze cannot be used"
        case "SDK1209", "SDK1210", "SDK1211", "SDK1212": "shopper: \(error.errorMessage)"
        default: session(in: error) ?? words(of: error, else: error.errorMessage)
        }
    }

    private func words(of error: BaseSdkException, else other: String) -> String {
        let message = error.errorMessage.lowercased()
        if message.contains("declined") { return "declined" }
        if message.contains("insufficient funds") { return "insufficient funds" }
        if message.contains("expired") { return "card expired" }
        if message.contains("cvv") || message.contains("security code") { return "wrong security code" }
        return other
    }

    private func session(in error: BaseSdkException) -> String? {
        let message = error.errorMessage.lowercased()
        if message.contains("timeout") { return "timed out" }
        return message.contains("session") ? "session over" : nil
    }
}
