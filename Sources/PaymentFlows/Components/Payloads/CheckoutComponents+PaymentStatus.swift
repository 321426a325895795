extension CheckoutComponents {
    /// What the provider's words for a payment's state mean (CC-13). Every other word is kept and verified, not guessed.
    enum PaymentStatus: Hashable, Sendable {
        case succeeded
        case declined
        case actionRequired
        /// Succeeded, and given back since.
        case returned
        case open

        init(_ name: String?) {
            switch name?.lowercased() {
            case "approved", "authorized", "authorised", "captured", "card verified", "paid": self = .succeeded
            case "declined", "canceled", "cancelled", "expired": self = .declined
            case "action required": self = .actionRequired
            case "voided", "refunded": self = .returned
            default: self = .open
            }
        }
    }
}
