/// What a client needs while a card payment waits for the shopper's device or the shopper, and the attempt that their answer is for.
public enum CardHandoff: Hashable, Sendable {
    /// The issuer's page takes the device's fingerprint.
    case fingerprint(CardPreInitiation, attempt: AttemptID)
    /// The shopper meets a challenge.
    case challenge(CardChallenge, attempt: AttemptID)

    /// The attempt: the answer is delivered with it (EN-26).
    public var attempt: AttemptID {
        switch self {
        case .fingerprint(_, let attempt), .challenge(_, let attempt): attempt
        }
    }
}
