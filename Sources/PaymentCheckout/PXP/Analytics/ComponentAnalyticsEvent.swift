public import FoundationEssentials

/// An analytics event of a component: ComponentReady or ComponentError (TY-60).
open class ComponentAnalyticsEvent: BaseAnalyticsEvent, @unchecked Sendable {
    // Unchecked because its superclass is open; all that it holds is constant.

    /// The component's method, such as "paze".
    public let componentType: String
    /// The code of what went wrong, such as "SDK1213". Nil: nothing did.
    public let errorCode: String?

    /// Describes an event of a component.
    public init(
        eventName: String, sessionId: String, timestamp: Date, componentType: String, errorCode: String? = nil
    ) {
        self.componentType = componentType
        self.errorCode = errorCode
        super.init(eventName: eventName, sessionId: sessionId, timestamp: timestamp)
    }
}
