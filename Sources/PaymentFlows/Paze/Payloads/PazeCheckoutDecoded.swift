/// What the checkout response says, for display: it is proof of nothing (PZ-16, TY-21).
public struct PazeCheckoutDecoded: Hashable, Sendable {
    /// The shopper, as Paze knows them.
    public var consumer: PazeConsumer
    /// The session id that was sent when the checkout was created.
    public var sessionId: String
    /// The card that the shopper chose, without its number.
    public var maskedCard: PazeMaskedCard?

    /// Describes a checkout response.
    public init(consumer: PazeConsumer, sessionId: String, maskedCard: PazeMaskedCard? = nil) {
        self.consumer = consumer
        self.sessionId = sessionId
        self.maskedCard = maskedCard
    }
}

extension PazeCheckoutDecoded: Redacting {
    package var redacted: [RedactedField] {
        [
            .nested("consumer", consumer),
            .plain("sessionId", sessionId),
            .nested("maskedCard", maskedCard),
        ]
    }
}
