/// What is to be done with a card or wallet (TY-03). The raw value is the provider's word.
public enum CardIntentType: String, Hashable, Sendable, CaseIterable {
    /// Hold the amount, capture later.
    case authorisation = "Authorisation"
    /// Take the amount at once.
    case purchase = "Purchase"
    /// Check the card. The only intent for which zero is a usable amount (TY-09).
    case verification = "Verification"
    /// Hold an amount that may change.
    case estimatedAuthorisation = "EstimatedAuthorisation"
    /// Pay out to the card.
    case payout = "Payout"
}
