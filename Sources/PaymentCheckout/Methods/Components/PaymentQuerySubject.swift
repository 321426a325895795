internal import FoundationEssentials
internal import PaymentFlows

/// What a status query is about: its attempt, and when that was submitted, if it was.
final class PaymentQuerySubject: Sendable {
    let query: Evidence<CheckoutComponentFlow.Query>
    let sentAt: Date?

    init(_ query: Evidence<CheckoutComponentFlow.Query>, sentAt: Date?) {
        self.query = query
        self.sentAt = sentAt
    }
}
