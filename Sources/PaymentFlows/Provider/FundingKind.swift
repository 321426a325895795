/// Which kind of means a transaction is paid with, as far as its states mean different things (TY-08).
public enum FundingKind: String, Hashable, Sendable, CaseIterable {
    /// A card.
    case card
    /// A wallet that hands over a card's token: Paze, Apple Pay.
    case wallet
    /// A PayPal account.
    case paypal
}
