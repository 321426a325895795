/// A card on its way through 3DS, with what has been learnt there.
public struct CardAuthenticating: Hashable, Sendable, AboutAttempt {
    /// The attempt, under the ids that it has now.
    public internal(set) var attempt: Evidence<Attempt>
    /// What is bought with which card.
    public let order: Evidence<DropInOrder<CardMeans>>
    /// What a failure leads to.
    public let config: CardAuthenticationConfig
    /// The decline that asked for authentication; nil: this is the first try (DI-34).
    public let softDecline: ProviderRefusal?
    /// Names the authentication, once the 3DS server has.
    public internal(set) var preInitiation: CardPreInitiation?
    /// The issuer's page has taken the device's fingerprint.
    public internal(set) var hasFingerprint = false
    /// The challenge that the shopper is at.
    public internal(set) var challenge: CardChallenge?

    init(
        attempt: Evidence<Attempt>, order: Evidence<DropInOrder<CardMeans>>, config: CardAuthenticationConfig,
        softDecline: ProviderRefusal? = nil
    ) {
        self.attempt = attempt
        self.order = order
        self.config = config
        self.softDecline = softDecline
    }

    /// A challenge is asked for whatever the issuer thinks of the risk (DI-34).
    public var wantsChallenge: Bool { softDecline != nil }

    /// Names the hand-offs that were answered on the way here.
    package var answeredHandoffs: Set<String> {
        guard hasFingerprint, let id = preInitiation?.authenticationId else { return [] }
        return [id]
    }

    /// Everything is known that is to be sent: what has come back from a challenge, if there was one.
    func purchase(proof: CardAuthenticationProof?) -> Evidence<CardPurchase> {
        var answered = answeredHandoffs
        if let id = challenge?.id { answered.insert(id) }
        return Evidence(
            CardPurchase(
                attempt: attempt, order: order, config: config, proof: proof, isRetry: wantsChallenge,
                answeredHandoffs: answered))
    }
}

extension Evidence<CardAuthenticating> {
    func with(_ change: (inout CardAuthenticating) -> Void) -> Evidence {
        var authenticating = payload
        change(&authenticating)
        return Evidence(authenticating)
    }
}
