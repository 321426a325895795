/// What is to be done with a PayPal account (TY-03). The raw value is the provider's word.
public enum PayPalIntentType: String, Hashable, Sendable, CaseIterable {
    /// Hold the amount, capture later.
    case authorisation = "Authorisation"
    /// Take the amount at once.
    case purchase = "Purchase"
    /// Pay out to the account.
    case payout = "Payout"
}
