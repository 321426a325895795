public import FoundationEssentials

/// An approved payout on its way to the provider.
public struct PayoutSending: Hashable, Sendable {
    /// What was approved.
    public let order: Evidence<PayoutOrder>
    /// When the call was sent, to the whole second; nil: not yet. An older transaction is not its answer (EN-43).
    public let sentAt: Date?
    /// What has happened around the attempt since the call was sent.
    public let circumstances: Circumstances

    /// What may happen around an attempt after its point of no return.
    public typealias Circumstances = PazeSending.Circumstances

    init(order: Evidence<PayoutOrder>, sentAt: Date? = nil, circumstances: Circumstances = []) {
        self.order = order
        self.sentAt = sentAt
        self.circumstances = circumstances
    }

    /// The attempt, whose ids and key go with the call.
    public var attempt: Evidence<Attempt> { order.payload.attempt }

    func with(_ circumstance: Circumstances) -> PayoutSending {
        PayoutSending(order: order, sentAt: sentAt, circumstances: circumstances.union(circumstance))
    }

    func with(attempt: Evidence<Attempt>) -> PayoutSending {
        PayoutSending(
            order: Evidence(order.payload.with(attempt: attempt)), sentAt: sentAt, circumstances: circumstances)
    }

    /// Providers keep whole seconds: a finer date would make their own transaction look older than its sending.
    func sent(at date: Date) -> PayoutSending {
        let second = Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down))
        return PayoutSending(order: order, sentAt: second, circumstances: circumstances)
    }
}
