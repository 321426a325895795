/// More about a successful payment, where the method has more (DI-13).
///
/// Encoding redacts what is sensitive, so that decoding gives the redactions back (EN-90).
public enum DropInPaymentData: Codable, Hashable, Sendable {
    /// An authorisation by the SDK. No method gives one now: it is nil for card, PayPal and Apple Pay.
    case authorisation(AuthorisationPaymentData)
    /// What Paze told of shopper and card, for display.
    case paze(PazeCheckoutDecoded)
}
