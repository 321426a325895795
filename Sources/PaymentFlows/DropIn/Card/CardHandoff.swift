/// What a client needs while a card payment waits for the shopper's device or the shopper.
public enum CardHandoff: Hashable, Sendable {
    /// The issuer's page takes the device's fingerprint.
    case fingerprint(CardPreInitiation)
    /// The shopper meets a challenge.
    case challenge(CardChallenge)
}
