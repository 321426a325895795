/// How an authentication, or the challenge that followed it, went (DI-33).
public enum CardAuthenticationResult: Hashable, Sendable {
    /// The shopper owns the card, or the issuer was at least asked in vain.
    case authenticated(CardAuthenticationProof)
    /// The issuer wants a challenge first; as the result of a challenge it is as good as an error.
    case challengeRequired(CardChallenge)
    /// The issuer said no: a hard stop.
    case rejected
    /// The shopper did not prove to own the card.
    case failed
    /// The issuer or the 3DS server could not authenticate.
    case error
}
