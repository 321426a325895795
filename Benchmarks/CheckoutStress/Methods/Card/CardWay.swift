internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// Paying by card: a new one or one on file, with or without 3DS.
struct CardWay: DropInWay {
    static let method = DropInPaymentMethod.card
    static let path: [DropInCallbackName] = [
        .onBeforeSubmit, .onSubmit, .onGetConsent, .onGetShopper, .onGetShippingAddress, .onSuccess,
    ]

    var isSaved = false
    /// The first card that is typed has a wrong digit (DI-31).
    var mistypes = false
    /// Nil: no consent control is shown.
    var consent: Bool?
    /// Nil: no 3DS.
    var authentication: CardAuthenticationConfig?
    var issuer = SandboxIssuer()
    /// By attempt.
    var holders: [SandboxCardholder] = [.passes]

    init() {}

    init(_ draw: inout PlanDraw) {
        isSaved = draw.happens(0.15)
        mistypes = draw.happens(0.03)
        if draw.happens(0.1) { consent = draw.happens(0.5) }
    }

    /// With 3DS.
    init(authenticating draw: inout PlanDraw) {
        self.init(&draw)
        authentication = CardAuthenticationConfig(
            isAskedFor: !draw.happens(0.2), allowsNoLiabilityShift: draw.happens(0.2),
            goesOnAfterTechnicalFailure: draw.happens(0.2))
        issuer = SandboxIssuer(
            takesPart: !draw.happens(0.05), wantsFingerprint: draw.whole(in: 0..<2) == 0,
            verdict: draw.happens(0.1)
                ? draw.one(of: SandboxIssuer.Verdict.allCases) ?? .frictionless
                : draw.one(of: [.frictionless, .challenge]) ?? .frictionless,
            declinesSoftly: draw.happens(0.25))
        holders = []
        for _ in 0..<3 {
            holders.append(draw.happens(0.15) ? draw.one(of: SandboxCardholder.allCases) ?? .passes : .passes)
        }
    }

    func configure(_ config: inout DropInMethodConfig, _ plan: SessionPlan, _ log: SessionLog) {
        config.card = DropInCardConfig(
            storeCardConsent: consent == nil ? .never : .ask, authentication: authentication)
    }

    func prepare(_ session: StressSession) {
        session.rig.sandbox.cards.issues(issuer, sessionId: session.rig.sessionId(session.plan.number))
    }

    func tap(_ ordinal: Int, _ dropIn: CheckoutDropIn) async -> StressProgress {
        if isSaved { return await progress(await dropIn.submit(savedCard: DropInTestSamples.saved), dropIn) }
        var card = DropInTestSamples.card
        if mistypes, ordinal == 0 { card.cardNumber = "4111 1111 1111 1112" }
        return await progress(await dropIn.submit(card: card, storeConsent: consent), dropIn)
    }

    func handoff(of attempt: AttemptID, _ dropIn: CheckoutDropIn) async -> StressHandoff? {
        switch await dropIn.cardState {
        case .step(.fingerprinting(let authenticating)) where authenticating.payload.attempt.payload.id == attempt:
            authenticating.payload.preInitiation.map { handedOff(.fingerprint($0, attempt: attempt), dropIn) }
        case .step(.challenging(let authenticating)) where authenticating.payload.attempt.payload.id == attempt:
            authenticating.payload.challenge.map { handedOff(.challenge($0, attempt: attempt), dropIn) }
        default: nil
        }
    }

    private func progress(
        _ progress: CheckoutDropIn.CardProgress, _ dropIn: CheckoutDropIn
    ) async -> StressProgress {
        await StressProgress(progress) { handedOff($0, dropIn) }
    }

    private func handedOff(_ handoff: CardHandoff, _ dropIn: CheckoutDropIn) -> StressHandoff {
        StressHandoff(attempt: handoff.attempt) { session in
            switch handoff {
            case .fingerprint(let preInitiation, let attempt):
                await fingerprint(preInitiation, attempt, dropIn, session)
            case .challenge(let challenge, let attempt): await meet(challenge, attempt, dropIn, session)
            }
        }
    }

    private func holder(_ attempt: AttemptID) -> SandboxCardholder {
        holders[Int(attempt.number &- 1) % max(1, holders.count)]
    }

    private func fingerprint(
        _ preInitiation: CardPreInitiation, _ attempt: AttemptID, _ dropIn: CheckoutDropIn, _ session: StressSession
    ) async -> StressProgress? {
        let (holder, id) = (holder(attempt), preInitiation.authenticationId)
        guard holder.givesFingerprint else {
            // The engine goes on without it (DI-33).
            while case .step(.fingerprinting(let present)) = await dropIn.cardState,
                present.payload.preInitiation == preInitiation
            {
                try? await ContinuousClock().sleep(for: .milliseconds(1))
            }
            return .unattended(attempt)
        }
        if holder == .passesTwice {
            session.side {
                let again = await dropIn.deliverFingerprint(authenticationId: id, attempt: attempt)
                _ = await $0.follow(await progress(again, dropIn))
            }
        }
        return await progress(await dropIn.deliverFingerprint(authenticationId: id, attempt: attempt), dropIn)
    }

    private func meet(
        _ challenge: CardChallenge, _ attempt: AttemptID, _ dropIn: CheckoutDropIn, _ session: StressSession
    ) async -> StressProgress? {
        let holder = holder(attempt)
        let returns = holder.returns(from: challenge)
        guard let last = returns.last else {
            // Half of the clients notice that the page was closed; the others leave it to the close of the session.
            let isNoticed = holder == .dismisses || session.plan.number % 2 == 0 || attempt.number > 1
            guard isNoticed else { return nil }
            _ = await dropIn.dismissAuthentication(attempt: attempt)
            return .awaited(attempt)
        }
        if holder == .passesTwice {
            session.side {
                _ = await $0.follow(await progress(await dropIn.deliver(last, attempt: attempt), dropIn))
            }
        } else {
            for other in returns.dropLast() { await dropIn.deliver(other, attempt: attempt) }
        }
        let start = ContinuousClock.now
        let end = await dropIn.deliver(last, attempt: attempt)
        if case .ended = end { session.timings.returnToOutcome.record((ContinuousClock.now - start).nanoseconds) }
        return await progress(end, dropIn)
    }
}
