import PaymentFlows
import PaymentTestKit

/// The exploration of the card that the tests of this folder look at, made once.
enum CardExploration {
    static let whole = exploration.explore()

    static let exploration = DropInExploration<CardFlow>(
        inputs: [
            CardFlow.newCard, CardInput(.savedCard(DropInSamples.saved)),
            CardInput(.newCard(DropInSamples.card), storeConsent: true), CardInput(.newCard(badCard)),
        ], steps: steps, own: own)

    private static var badCard: CardSubmitData {
        var card = DropInSamples.card
        card.cardNumber = "4111 1111 1111 1112"
        return card
    }

    private static let configs: [CardAuthenticationConfig] = [
        CardAuthenticationConfig(),
        CardAuthenticationConfig(allowsNoLiabilityShift: true, goesOnAfterTechnicalFailure: true),
        CardAuthenticationConfig(isAskedFor: false),
    ]

    private static func steps(_ flow: CardFlow) -> [CardEvent] {
        let terms =
            DropInSamples.terms() + DropInSamples.terms(DropInSamples.onlyDebit)
            + DropInSamples.terms(showsConsentControl: true)
        let results: [CardAuthenticationResult] = [
            .authenticated(DropInSamples.proof), .challengeRequired(DropInSamples.challenge), .rejected, .failed,
            .error,
        ]
        var unsupported = DropInSamples.preInitiation
        unsupported.isSupported = false
        var bare = DropInSamples.preInitiation
        bare.fingerprintUrl = nil
        return terms.map { .termsRead(Evidence($0)) }
            + calls(DropInSamples.token).map { .tokenised($0) }
            + [.preInitiationDecided(nil)] + configs.map { .preInitiationDecided(Evidence($0)) }
            + calls(DropInSamples.preInitiation).map { .preInitiated($0) }
            + [unsupported, bare].map { .preInitiated(.success(Evidence($0))) }
            + ["3ds-1", "3ds-2"].map { .fingerprinted(Evidence($0)) }
            + results.map { .authenticated(.success(Evidence($0))) }
            + calls(CardAuthenticationResult.rejected).dropFirst().map { .authenticated($0) }
            + results.map { .challengeReturned(Evidence(CardChallengeReturn(id: "challenge-1", result: $0))) }
            + [.challengeReturned(Evidence(CardChallengeReturn(id: "challenge-2", result: .rejected)))]
    }

    private static func calls<Value: Sendable & Hashable>(_ value: Value) -> [CallAnswer<Value>] {
        let results: [CallResult<Value>] = [.success(value), .refused(Samples.no), .notSent, .malformed, .silent]
        return results.map { CallAnswer($0) }
    }

    /// What the card's own steps look at: the kind of submit, the restrictions, what 3DS leads to, and whether it is a retry.
    private static func own(_ flow: CardFlow) -> [Int] {
        switch flow.state {
        case .askingBeforeSubmit(let tap): [kind(tap.payload.input)]
        case .submitting(let admitted), .askingConsent(let admitted): kinds(admitted.payload)
        case .askingShopper(let means): [means.payload.isSaved ? 1 : 0]
        case .askingAddress(let order): [order.payload.means.payload.isSaved ? 1 : 0]
        case .step(let step): own(step)
        case .askingStatus(let sending), .renewing(let sending), .reserving(let sending), .authorising(let sending):
            own(sending.payload.purchase.payload)
        case .verifying(let verifying), .querying(let verifying):
            own(verifying.payload.sending.payload.purchase.payload)
        case .recheckingOutcome(let recheck), .renewingAttempt(let recheck):
            recheck.payload.tap.map { [kind($0.payload.input)] } ?? []
        case .absent, .idle, .capturing, .announcing, .ended: []
        }
    }

    private static func own(_ step: CardStep) -> [Int] {
        switch step {
        case .validating(let tap): [kind(tap.payload.input)]
        case .tokenising(let consented): kinds(consented.payload.admitted.payload)
        case .askingPreInitiation(let order): [order.payload.means.payload.isSaved ? 1 : 0]
        case .softDeclineRetry(let known), .preInitiating(let known), .fingerprinting(let known),
            .authenticating(let known), .challenging(let known):
            [
                known.payload.wantsChallenge ? 1 : 0, configs.firstIndex(of: known.payload.config) ?? 9,
            ]
        }
    }

    private static func own(_ purchase: CardPurchase) -> [Int] {
        // Whether a soft decline would be answered is all that is left of 3DS.
        [purchase.isRetry || purchase.config == nil ? 0 : 1]
    }

    private static func kinds(_ admitted: CardAdmitted) -> [Int] {
        let isRestricted = admitted.terms.payload.restrictions == DropInSamples.onlyDebit
        return [
            kind(admitted.tap.payload.input), isRestricted ? 1 : 0, admitted.terms.payload.showsConsentControl ? 1 : 0,
        ]
    }

    private static func kind(_ input: CardInput) -> Int {
        if input.submission == .newCard(badCard) { return 3 }
        return input.submission.isSaved ? 1 : input.storeConsent == nil ? 0 : 2
    }
}
