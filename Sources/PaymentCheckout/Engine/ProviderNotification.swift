public import PaymentFlows

/// What a provider says of a transaction outside any call, as a host has read it from a webhook (EN-50).
///
/// The engine believes it: check where it comes from before you hand it over (TY-71).
public struct ProviderNotification: Hashable, Sendable {
    /// The delivery's own id: one that was delivered before has no further effect. Nil, the default, or blank: it has none, and is told by
    /// category, state and transaction.
    public var deliveryId: String?
    /// Whose transaction it is. With the merchant transaction id it names the session. Blank: not told.
    public var ownerId: String
    /// The provider's category of the event, for example "Transaction".
    public var category: String
    /// What is said. It needs at least one of the two transaction ids.
    public var reply: TransactionReply

    /// Describes a notification.
    public init(deliveryId: String? = nil, ownerId: String, category: String, reply: TransactionReply) {
        self.deliveryId = deliveryId
        self.ownerId = ownerId
        self.category = category
        self.reply = reply
    }
}
