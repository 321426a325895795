import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// The functions that the Drop-in page's samples call, as a shop's own: each keeps that it was called. Screens are left out.
struct DropInSampleShop: Sendable {
    /// What the page's view model keeps between its callbacks.
    struct Notes: Sendable {
        var loadingTimeout: Task<Void, Never>?
        var retryCount = 0
        var paymentStartTime = Date()
    }

    /// Its keeper: callbacks come from any task.
    final class Notebook: Sendable {
        private let notes = Lock(Notes())
        func withLock<Value: Sendable>(_ body: (inout Notes) -> Value) -> Value { notes.withLock { body(&$0) } }
    }

    struct Verification {
        let success: Bool
        let orderId = "order-at-the-shop"
        let error: String? = nil
    }

    struct Analytics: Sendable {
        let log: EventLog<String>
        func track(_ name: String, properties: [String: any Sendable] = [:]) { log.append("track \(name)") }
    }

    let log = EventLog<String>()
    let notes = Notebook()
    var amount: Decimal = 25
    var baseAmount: Decimal = 25
    var stock = true
    var customerId: String? = "customer-1"
    var analytics: Analytics { Analytics(log: log) }

    func getCurrentCustomerId() -> String? { customerId }
    func getOrCreateGuestId() -> String { "guest-1" }
    func checkUserLoginStatus() -> Bool { customerId != nil }
    func isValidOrder() -> Bool { amount > 0 }
    func checkInventory() async -> Bool { stock }
    func showConfirmationDialog(_ question: String) async -> Bool {
        log.append("asked")
        return true
    }
    func verifyPaymentOnBackend(
        systemTransactionId: String, merchantTransactionId: String?
    ) async throws -> Verification {
        log.append("verified \(systemTransactionId)")
        return Verification(success: true)
    }
    func showMessage(_ text: String) { log.append("message: \(text)") }
    func showLoadingOverlay(_ isShown: Bool) { log.append(isShown ? "overlay" : "no overlay") }
    func logErrorToMonitoring(category: String, code: String, message: String) { log.append("\(category) \(code)") }
    func showAlternativePaymentMethods() { log.append("alternatives") }
    func clearCart() { log.append("cart cleared") }
    func navigateToSuccess(_ orderId: String) { log.append("success page of \(orderId)") }
    func calculateShipping(for contact: ApplePayContact?) -> Decimal { contact == nil ? 0 : 5 }
    func validateCoupon(_ code: String) -> Decimal { code == "FIVE" ? 5 : 0 }

    /// What most samples have in common: a configuration around a callback.
    func config(_ change: (inout CheckoutDropInConfig) -> Void) -> CheckoutDropInConfig {
        var config = CheckoutDropInConfig(
            environment: .test, session: DropInTestSamples.session(), transactionData: DropInTestSamples.transaction(),
            merchantShopperId: "shopper-123", ownerId: "MERCHANT-1")
        change(&config)
        return config
    }
}
