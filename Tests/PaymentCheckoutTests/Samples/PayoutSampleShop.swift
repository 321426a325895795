import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// The payout page's samples, with what they call of a shop; the SwiftUI view around the last one is left out.
struct PayoutSampleShop {
    let log = EventLog<String>()
    let paypalConfig = PayPalConfig(
        payout: PayPalPayoutConfig(
            paypalWallet: PayPalWallet(
                email: "user@example.com", payerId: "ABCDEFGHIJKLM", proceedPayoutWithSdk: true)))

    func showPayoutApprovalDialog(amount: String, currency: String, recipientEmail: String) async -> Bool {
        log.append("dialog \(amount) \(currency)")
        return true
    }

    /// The page's single callbacks, each in a configuration of its own.
    func single() -> [PayoutSubmissionComponentConfig] {
        [
            PayoutSubmissionComponentConfig(submitText: "Withdraw to PayPal", onClick: { log.append("clicked") }),
            PayoutSubmissionComponentConfig(
                submitText: "Withdraw to PayPal",
                onPrePayoutSubmit: {
                    let approved = await showPayoutApprovalDialog(
                        amount: "100.00", currency: "USD", recipientEmail: "user@example.com")
                    guard approved else { return nil }
                    return PrePayoutSubmitResult(isApproved: true)
                }),
            PayoutSubmissionComponentConfig(
                submitText: "Withdraw to PayPal",
                onPostPayout: { result in
                    updatePayoutStatus(
                        merchantTxId: result.merchantTransactionId, systemTxId: result.systemTransactionId,
                        status: "completed")
                }),
            PayoutSubmissionComponentConfig(
                submitText: "Withdraw to PayPal", onCancel: { log.append("cancelled") }),
            PayoutSubmissionComponentConfig(
                submitText: "Withdraw to PayPal",
                onError: { error in
                    switch error.errorCode {
                    case "SDK0809": log.append("PayPal account information is missing.")
                    case "SDK0819": log.append("Payout transaction failed.")
                    default: log.append("\(error.errorMessage) \(error.localizedDescription)")
                    }
                }),
        ]
    }

    func updatePayoutStatus(merchantTxId: String, systemTxId: String, status: String) {
        log.append("\(merchantTxId) \(systemTxId) \(status)")
    }

    func showApprovalDialog(title: String, message: String) async -> PrePayoutSubmitResult? {
        log.append("\(title): \(message)")
        return PrePayoutSubmitResult(isApproved: true)
    }

    /// The best practices, which set one callback after another on a configuration that is there.
    func practices(_ config: PayoutSubmissionComponentConfig) {
        config.onClick = { log.append("payout_started") }
        config.onPrePayoutSubmit = {
            return await showApprovalDialog(title: "Confirm payout", message: "Send it?")
        }
        config.onPostPayout = { _ in log.append("payout_completed") }
        config.onCancel = { log.append("payout_cancelled") }
        config.onError = { error in log.append("payout_error \(error.errorCode)") }
    }

    /// The complete example's configuration.
    func complete() -> PayoutSubmissionComponentConfig {
        PayoutSubmissionComponentConfig(
            submitText: "Withdraw to PayPal",
            submitAccessibilityLabel: "Withdraw funds to PayPal account",
            onClick: { log.append("payout button clicked") },
            onPrePayoutSubmit: {
                await withCheckedContinuation { continuation in
                    Task { @MainActor in
                        log.append("confirm")
                        continuation.resume(returning: PrePayoutSubmitResult(isApproved: true))
                    }
                }
            },
            onPostPayout: { result in
                log.append("Merchant TX ID: \(result.merchantTransactionId)")
                log.append("System TX ID: \(result.systemTransactionId)")
            },
            onCancel: { log.append("cancelled") },
            onError: { error in log.append("\(error.errorCode): \(error.errorMessage)") })
    }

    /// The checkout's configuration, with the analytics observer of the page's last section.
    func checkoutConfig(
        session: SessionData, transactionData: TransactionData
    ) -> CheckoutConfig {
        CheckoutConfig(
            environment: .test, session: session, transactionData: transactionData, merchantShopperId: "user-123",
            ownerId: "merchant-456", paypalConfig: paypalConfig,
            analyticsEvent: { event in log.append("analytics \(event.eventName)") })
    }
}
