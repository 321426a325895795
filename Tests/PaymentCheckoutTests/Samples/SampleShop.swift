import Foundation
import PaymentCheckout
import PaymentTestKit

/// The functions that the vendor's code samples call, as a shop's own: each keeps that it was called.
struct SampleShop: Sendable {
    struct Customer: Sendable {
        let id = "customer-1"
        let email = "customer@example.com"
        let firstName = "John"
        let lastName = "Doe"
        let phone = "15551234567"
    }

    let log = EventLog<String>()
    var customer: Customer? = Customer()
    var currency = "USD"
    /// Each sample is another transaction.
    var order = "order-\(UUID().uuidString)"

    var sessionData: SessionData { PazeSamples.sessionData() }
    var transactionData: TransactionData { PazeSamples.transaction(id: order, currency: currency) }

    func getCurrentCustomer() async -> Customer? { customer }
    func getOrCreateGuestShopperId() -> String { "guest-1" }
    func showAlternativePaymentMethods() { log.append("showAlternativePaymentMethods") }
    func clearErrorMessages() { log.append("clearErrorMessages") }
    func trackEvent(_ name: String) { log.append("trackEvent \(name)") }
    func showError(_ message: String) { log.append("showError \(message)") }
    func requestManagerApproval() async -> Bool { true }
    func validateOrderDetails() async -> Bool { true }
    func getUserIpAddress() async -> String { "192.168.1.100" }
    func navigateToOrderConfirmation() { log.append("navigateToOrderConfirmation") }
    func navigateToOrderConfirmation(merchantTransactionId: String) {
        log.append("navigateToOrderConfirmation \(merchantTransactionId)")
    }
    func navigateToSuccess(merchantTransactionId: String) { log.append("navigateToSuccess \(merchantTransactionId)") }
    func verifyPaymentOnBackend(systemTransactionId: String) async {
        log.append("verifyPaymentOnBackend \(systemTransactionId)")
    }
    func validateOrderOnBackend(result: PazeCheckoutResult) async -> Bool { result.result == .complete }
    func sendToBackendForDecryption(securedPayload: String) async {
        log.append("sendToBackendForDecryption \(securedPayload)")
    }
    func buildRiskScreeningData() -> RiskScreeningData { RiskScreeningData(performRiskScreening: true) }
    func validateCheckoutOnBackend(sessionId: String, cardLastFour: String?) async -> Bool {
        log.append("validateCheckoutOnBackend \(sessionId) \(cardLastFour ?? "none")")
        return true
    }
}
