public import FoundationEssentials

/// What an analytics observer is told of a transition; nothing sensitive is in it (TY-60).
open class BaseAnalyticsEvent: @unchecked Sendable {
    // Unchecked because the vendor's class is open; all that it holds is constant.

    /// The event's name, such as "PazeButtonClicked".
    public let eventName: String
    /// The session's id at the vendor.
    public let sessionId: String
    /// When it happened, on the wall clock.
    public let timestamp: Date

    /// Describes an event.
    public init(eventName: String, sessionId: String, timestamp: Date) {
        self.eventName = eventName
        self.sessionId = sessionId
        self.timestamp = timestamp
    }
}
