internal import FoundationEssentials
internal import PaymentFlows

/// What a status query is about: the attempt, and when its payout was sent, if it was.
final class PayoutQuerySubject: Sendable {
    let attempt: Evidence<Attempt>
    let sentAt: Date?

    init(_ attempt: Evidence<Attempt>, sentAt: Date?) {
        self.attempt = attempt
        self.sentAt = sentAt
    }
}
