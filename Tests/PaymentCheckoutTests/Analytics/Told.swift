import FoundationEssentials
import PaymentCheckout

/// An analytics event as a value, to be compared.
struct Told: Hashable, Sendable {
    var name: String
    var sessionId: String
    var timestamp: Date
    var componentType: String?
    var transactionId: String?
    var isRetry: Bool?
    var errorCode: String?

    init(_ event: BaseAnalyticsEvent) {
        name = event.eventName
        sessionId = event.sessionId
        timestamp = event.timestamp
        componentType = (event as? ComponentAnalyticsEvent)?.componentType
        errorCode = (event as? ComponentAnalyticsEvent)?.errorCode
        transactionId = (event as? PaymentAnalyticsEvent)?.transactionId
        isRetry = (event as? PaymentAnalyticsEvent)?.isRetry
    }
}
