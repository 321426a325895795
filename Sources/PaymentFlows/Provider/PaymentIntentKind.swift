/// What a transaction is to do with the money (TY-03).
public enum PaymentIntentKind: String, Hashable, Sendable, CaseIterable {
    /// Hold the money, to be captured later.
    case authorisation
    /// Hold and take the money at once.
    case purchase
    /// Hold an amount that may still change.
    case estimatedAuthorisation
    /// Check the means of payment; the amount may be zero.
    case verification
    /// Send money to the shopper.
    case payout
}
