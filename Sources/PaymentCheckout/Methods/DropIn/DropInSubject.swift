internal import FoundationEssentials
internal import PaymentFlows

/// What a money-moving call or a status query is about, as it was when it was started.
final class DropInSubject: Sendable {
    let attempt: Evidence<Attempt>
    let intent: PaymentIntentKind
    /// When the money-moving call was sent that a query asks about; nil: none was.
    let sentAt: Date?

    init(_ attempt: Evidence<Attempt>, _ intent: PaymentIntentKind, sentAt: Date? = nil) {
        self.attempt = attempt
        self.intent = intent
        self.sentAt = sentAt
    }
}
