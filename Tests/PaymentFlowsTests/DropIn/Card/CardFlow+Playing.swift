import PaymentFlows

/// Short ways to say what happens to a card.
extension CardFlow {
    static let newCard = CardInput(.newCard(DropInSamples.card))

    /// The events of the longest happy path, through fingerprint and challenge, and then of a call that stays open.
    static func happyPath(
        _ attempt: Evidence<Attempt> = Samples.attempt(), config: CardAuthenticationConfig? = CardAuthenticationConfig()
    ) -> [Event] {
        let path: [Event] =
            [.appeared, .tap(newCard, attempt: attempt), .decided(true)] + terms() + [
                .acknowledged, .consentGiven(true), .tokenised(), .shopperGiven(DropInSamples.shopper),
                .addressGiven(DropInSamples.address), .preInitiation(config),
            ]
        let authentication: [Event] =
            config?.isAskedFor == true
            ? [
                .preInitiated(), .step(.fingerprinted(Evidence("3ds-1"))),
                .authenticated(.success(.challengeRequired(DropInSamples.challenge))),
                .challenged(.authenticated(DropInSamples.proof)),
            ] : []
        return path + authentication + [
            .slotGranted(Samples.sentAt), .answered(attempt, .silent), .deadlinePassed,
        ]
    }

    static func terms(_ restrictions: CardRestrictions = CardRestrictions()) -> [Event] {
        DropInSamples.terms(restrictions).map { .step(.termsRead(Evidence($0))) }
    }

    static func at(_ name: String, config: CardAuthenticationConfig? = CardAuthenticationConfig()) -> CardFlow {
        at(name, on: happyPath(config: config))
    }
}

extension DropInEvent<CardSteps> {
    static func tokenised(_ result: CallResult<CardToken> = .success(DropInSamples.token)) -> Self {
        .step(.tokenised(CallAnswer(result)))
    }

    static func preInitiation(_ config: CardAuthenticationConfig?) -> Self {
        .step(.preInitiationDecided(config.map { Evidence($0) }))
    }

    static func preInitiated(
        _ result: CallResult<CardPreInitiation> = .success(DropInSamples.preInitiation)
    ) -> Self { .step(.preInitiated(CallAnswer(result))) }

    static func authenticated(_ result: CallResult<CardAuthenticationResult>) -> Self {
        .step(.authenticated(CallAnswer(result)))
    }

    static func challenged(_ result: CardAuthenticationResult, id: String = "challenge-1") -> Self {
        .step(.challengeReturned(Evidence(CardChallengeReturn(id: id, result: result))))
    }
}
