/// Reads what `DropInPaymentData` encodes: the field names are the properties' own.
extension PazeCheckoutDecoded: Decodable {
    private enum CodingKeys: CodingKey { case consumer, sessionId, maskedCard }

    /// Reads a checkout response as this package encodes it.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            consumer: try fields.decode(PazeConsumer.self, forKey: .consumer),
            sessionId: try fields.decode(String.self, forKey: .sessionId),
            maskedCard: try fields.decodeIfPresent(PazeMaskedCard.self, forKey: .maskedCard))
    }
}
