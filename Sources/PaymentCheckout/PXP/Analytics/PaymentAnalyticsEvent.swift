public import FoundationEssentials

/// An analytics event of one attempt, from the accepted tap to its outcome and beyond (TY-60).
open class PaymentAnalyticsEvent: ComponentAnalyticsEvent, @unchecked Sendable {
    // Unchecked because its superclass is open; all that it holds is constant.

    /// The merchant transaction id of the attempt (EN-47).
    public let transactionId: String
    /// The session had an attempt before this one.
    public let isRetry: Bool

    /// Describes an event of an attempt.
    public init(
        eventName: String, sessionId: String, timestamp: Date, componentType: String, transactionId: String,
        isRetry: Bool, errorCode: String? = nil
    ) {
        self.transactionId = transactionId
        self.isRetry = isRetry
        super.init(
            eventName: eventName, sessionId: sessionId, timestamp: timestamp, componentType: componentType,
            errorCode: errorCode)
    }
}
