/// A card that can be paid with: tokenised, or on file, and within the restrictions (DI-32, DI-35).
public struct CardMeans: Hashable, Sendable, AboutAttempt {
    /// The submit and its consent.
    public let consented: Evidence<DropInConsented<CardAdmitted>>
    /// The card's token.
    public let card: CardToken
    package var attempt: Evidence<Attempt> { consented.payload.attempt }
    /// The card is on file.
    public var isSaved: Bool { consented.payload.admitted.payload.tap.payload.input.submission.isSaved }
}
