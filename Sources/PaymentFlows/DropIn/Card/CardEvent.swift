/// What may happen to a card's own steps.
package enum CardEvent: DropInStepEvent {
    /// What the card is checked against was read.
    case termsRead(Evidence<CardTerms>)
    /// The token vault answered.
    case tokenised(CallAnswer<CardToken>)
    /// It is known whether the card is authenticated; nil: 3DS is not configured.
    case preInitiationDecided(Evidence<CardAuthenticationConfig>?)
    /// The 3DS server answered about the card.
    case preInitiated(CallAnswer<CardPreInitiation>)
    /// The issuer's page has the device's fingerprint; it was taken for the authentication of this id.
    case fingerprinted(Evidence<String>)
    /// The issuer answered.
    case authenticated(CallAnswer<CardAuthenticationResult>)
    /// The shopper is back from a challenge.
    case challengeReturned(Evidence<CardChallengeReturn>)

    package var name: String {
        switch self {
        case .termsRead: "termsRead"
        case .tokenised: "tokenised"
        case .preInitiationDecided: "preInitiationDecided"
        case .preInitiated: "preInitiated"
        case .fingerprinted: "fingerprinted"
        case .authenticated: "authenticated"
        case .challengeReturned: "challengeReturned"
        }
    }

    package static var names: [String] {
        [
            "termsRead", "tokenised", "preInitiationDecided", "preInitiated", "fingerprinted", "authenticated",
            "challengeReturned",
        ]
    }

    package var isUnanswered: Bool {
        switch self {
        case .tokenised(.failure), .preInitiated(.failure), .authenticated(.failure): true
        case .termsRead, .tokenised, .preInitiationDecided, .preInitiated, .fingerprinted, .authenticated,
            .challengeReturned:
            false
        }
    }

    package var handoff: String? {
        switch self {
        case .challengeReturned(let back): back.payload.id
        case .fingerprinted(let id): id.payload
        case .termsRead, .tokenised, .preInitiationDecided, .preInitiated, .authenticated: nil
        }
    }
}
