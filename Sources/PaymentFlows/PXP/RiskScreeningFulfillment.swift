/// How a part of the order is handed over, and to whom (TY-05).
public struct RiskScreeningFulfillment: Hashable, Sendable, PersonalData {
    /// The kind, by the provider's words, for example "Shipped". At most 64 characters.
    public var type: String?
    /// Who receives it.
    public var recipientPerson: RiskScreeningRecipient?

    /// Describes a hand-over; everything is nil by default.
    public init(type: String? = nil, recipientPerson: RiskScreeningRecipient? = nil) {
        self.type = type
        self.recipientPerson = recipientPerson
    }
}
