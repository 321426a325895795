/// 3DS: pre-initiate, fingerprint, authenticate, challenge (DI-33).
extension CardSteps {
    static func authenticate(_ event: CardEvent, in step: CardStep) -> Move {
        switch (step, event) {
        case (.askingPreInitiation(let order), .preInitiationDecided(let config)): return decide(order, config?.payload)
        case (.preInitiating(let authenticating), .preInitiated(let answer)):
            guard case .success(let preInitiation) = answer else { return unavailable(authenticating, answer) }
            return begin(authenticating.with { $0.preInitiation = preInitiation.payload })
        case (.fingerprinting(let authenticating), .fingerprinted(let id)):
            guard id.payload == authenticating.payload.preInitiation?.authenticationId else {
                return .refuse(.wrongStep)
            }
            return askIssuer(authenticating.with { $0.hasFingerprint = true })
        case (.authenticating(let authenticating), .authenticated(let answer)):
            guard case .success(let result) = answer else { return unavailable(authenticating, answer) }
            return take(result.payload, authenticating, mayChallenge: true)
        case (.challenging(let authenticating), .challengeReturned(let back)):
            guard back.payload.id == authenticating.payload.challenge?.id else { return .refuse(.wrongStep) }
            return take(back.payload.result, authenticating, mayChallenge: false)
        case (.authenticating(let authenticating), .fingerprinted(let id)),
            (.challenging(let authenticating), .fingerprinted(let id)):
            // One that came too late was never taken: the issuer was asked without it.
            return authenticating.payload.answeredHandoffs.contains(id.payload)
                ? .ignore(.duplicate) : .refuse(.wrongStep)
        case (_, .fingerprinted), (_, .challengeReturned): return .refuse(.wrongStep)
        default:
            // Every other pair is an answer whose question is no longer open: the exploration tests list them.
            return .ignore(.late)
        }
    }

    package static func mayRepeat(_ event: CardEvent, in step: CardStep) -> Bool {
        switch (step, event) {
        case (.fingerprinting, .fingerprinted), (.challenging, .challengeReturned): false
        case (_, _): true
        }
    }

    private static func decide(_ order: Evidence<DropInOrder<CardMeans>>, _ config: CardAuthenticationConfig?) -> Move {
        let attempt = order.payload.attempt
        guard let config, config.isAskedFor else {
            return .send(
                Evidence(
                    CardPurchase(
                        attempt: attempt, order: order, config: config, proof: nil, isRetry: false,
                        answeredHandoffs: [])))
        }
        return start(Evidence(CardAuthenticating(attempt: attempt, order: order, config: config)))
    }

    private static func start(_ authenticating: Evidence<CardAuthenticating>) -> Move {
        .perform(.preInitiating(authenticating), .preInitiate(authenticating))
    }

    private static func begin(_ authenticating: Evidence<CardAuthenticating>) -> Move {
        guard let preInitiation = authenticating.payload.preInitiation, preInitiation.isSupported else {
            // Without 3DS the issuer's wish cannot be met: its decline stands (DI-34).
            if let refusal = authenticating.payload.softDecline { return decline(refusal) }
            return .send(authenticating.payload.purchase(proof: nil))
        }
        guard preInitiation.fingerprintUrl != nil else { return askIssuer(authenticating) }
        return .rest(.fingerprinting(authenticating))
    }

    static func askIssuer(_ authenticating: Evidence<CardAuthenticating>) -> Move {
        .perform(.authenticating(authenticating), .authenticate(authenticating))
    }

    private static func take(
        _ result: CardAuthenticationResult, _ authenticating: Evidence<CardAuthenticating>, mayChallenge: Bool
    ) -> Move {
        switch result {
        case .authenticated(let proof): .send(authenticating.payload.purchase(proof: proof))
        case .challengeRequired(let challenge) where mayChallenge:
            .rest(.challenging(authenticating.with { $0.challenge = challenge }))
        case .rejected: stop(.rejected)
        case .failed: unshifted(authenticating.payload, .failed)
        case .error, .challengeRequired: unshifted(authenticating.payload, .error)
        }
    }

    /// Without the issuer's word a payment goes on only where the config says so, and never after a soft decline.
    private static func unshifted(_ authenticating: CardAuthenticating, _ problem: CardAuthenticationProblem) -> Move {
        guard authenticating.config.allowsNoLiabilityShift, !authenticating.wantsChallenge else { return stop(problem) }
        return .send(authenticating.purchase(proof: nil))
    }

    private static func unavailable<Value>(
        _ authenticating: Evidence<CardAuthenticating>, _ answer: CallAnswer<Value>
    ) -> Move {
        if authenticating.payload.config.goesOnAfterTechnicalFailure, !authenticating.payload.wantsChallenge {
            return .send(authenticating.payload.purchase(proof: nil))
        }
        guard answer.failure == .notSent else { return stop(.unavailable) }
        return .fail(
            PaymentFailure(code: NetworkSdkException.code, message: "The authentication could not be sent."))
    }

    private static func stop(_ problem: CardAuthenticationProblem) -> Move {
        .end(.failed(Evidence(problem.failure)), .authentication(problem))
    }

    private static func decline(_ refusal: ProviderRefusal) -> Move {
        .end(
            .refused(Evidence(refusal)),
            .refused(code: refusal.code ?? facts.refusalCode.rawValue, Evidence(refusal)))
    }

    // MARK: soft decline (DI-34)

    package static func retry(
        after refusal: ProviderRefusal, of sending: DropInSending<CardPurchase>, following id: String?
    ) -> Move? {
        let purchase = sending.purchase.payload
        guard !purchase.isRetry, let config = purchase.config, let code = refusal.code,
            config.softDeclineCodes.contains(code)
        else { return nil }
        let authenticating = CardAuthenticating(
            attempt: sending.attempt, order: purchase.order, config: config, softDecline: refusal)
        return .renew(
            .softDeclineRetry(Evidence(authenticating)), Evidence(sending.attempt.payload.following(id)))
    }

    package static func renewed(_ attempt: Evidence<Attempt>, in step: CardStep) -> Move {
        switch step {
        case .softDeclineRetry(let authenticating): start(authenticating.with { $0.attempt = attempt })
        case .validating, .tokenising, .askingPreInitiation, .preInitiating, .fingerprinting, .authenticating,
            .challenging:
            .ignore(.late)
        }
    }
}
