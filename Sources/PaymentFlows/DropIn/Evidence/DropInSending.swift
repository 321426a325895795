public import FoundationEssentials

/// Everything that a money-moving call is made of, and what has happened around it since.
public struct DropInSending<Purchase: Hashable & Sendable>: Hashable, Sendable {
    /// The attempt, whose ids and key go with the call.
    public let attempt: Evidence<Attempt>
    /// What is bought with what.
    public let purchase: Evidence<Purchase>
    /// When the call was sent, to the whole second; nil: not yet. An older transaction is not its answer (EN-43).
    public let sentAt: Date?
    /// What has happened around the attempt since the call was sent.
    public let circumstances: DropInCircumstances

    init(
        attempt: Evidence<Attempt>, purchase: Evidence<Purchase>, sentAt: Date? = nil,
        circumstances: DropInCircumstances = []
    ) {
        self.attempt = attempt
        self.purchase = purchase
        self.sentAt = sentAt
        self.circumstances = circumstances
    }

    func with(_ circumstance: DropInCircumstances) -> DropInSending {
        DropInSending(
            attempt: attempt, purchase: purchase, sentAt: sentAt, circumstances: circumstances.union(circumstance))
    }

    func with(attempt: Evidence<Attempt>) -> DropInSending {
        DropInSending(attempt: attempt, purchase: purchase, sentAt: sentAt, circumstances: circumstances)
    }

    /// Providers keep whole seconds: a finer date would make their own transaction look older than its sending.
    func sent(at date: Date) -> DropInSending {
        let second = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
        return DropInSending(attempt: attempt, purchase: purchase, sentAt: second, circumstances: circumstances)
    }
}
