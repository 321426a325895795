/// What a card submit pays with.
public enum CardSubmission: Hashable, Sendable {
    /// A card that the shopper entered.
    case newCard(CardSubmitData)
    /// A card on file (DI-02).
    case savedCard(SavedCardSubmitData)

    /// The card is on file.
    public var isSaved: Bool { if case .savedCard = self { true } else { false } }
}
