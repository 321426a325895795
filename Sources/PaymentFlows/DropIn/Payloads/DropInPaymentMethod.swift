/// A payment method of Drop-in (TY-40).
public enum DropInPaymentMethod: String, Hashable, Sendable, CaseIterable, Codable {
    /// A new or saved card.
    case card
    /// A PayPal account.
    case paypal
    /// Apple Pay.
    case applePay
    /// Paze.
    case paze
}
