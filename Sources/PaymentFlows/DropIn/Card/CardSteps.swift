/// The steps that only a card has: checking, tokenising, 3DS, and the answer to a soft decline.
public enum CardSteps: DropInKnowledge {
    /// The states of these steps.
    public typealias Step = CardStep
    /// The card, and the value of the consent control.
    public typealias Input = CardInput
    /// A checked card.
    public typealias Admitted = CardAdmitted
    /// A tokenised card.
    public typealias Means = CardMeans
    /// A card payment that is ready to be sent.
    public typealias Purchase = CardPurchase
    /// A fingerprint or a challenge.
    public typealias Handoff = CardHandoff
}

extension CardSteps: DropInSteps {
    package typealias Move = DropInMove<CardSteps>
    package typealias Event = CardEvent
    package typealias Effect = CardEffect

    package static var facts: DropInFacts { .card }

    package static func admit(_ tap: Evidence<DropInTap<CardInput>>) -> Move { .perform(.validating(tap), .readTerms) }

    /// Only a new card is asked about, and only where no control is shown (DI-20).
    package static func consent(for admitted: CardAdmitted) -> DropInConsentSource {
        let input = admitted.tap.payload.input
        if input.submission.isSaved { return .none }
        return admitted.terms.payload.showsConsentControl ? .control(input.storeConsent ?? false) : .merchant
    }

    package static func fund(_ consented: Evidence<DropInConsented<CardAdmitted>>) -> Move {
        switch consented.payload.admitted.payload.tap.payload.input.submission {
        case .newCard: .perform(.tokenising(consented), .tokenise(consented))
        case .savedCard(let saved): means(consented, CardToken(saved))
        }
    }

    private static func means(_ consented: Evidence<DropInConsented<CardAdmitted>>, _ card: CardToken) -> Move {
        let terms = consented.payload.admitted.payload.terms.payload
        if let problem = terms.problem(of: card) { return .fail(problem) }
        return .funded(Evidence(CardMeans(consented: consented, card: card)))
    }

    /// A card on file belongs to a shopper with an id (DI-02).
    package static func problem(of shopper: TransactionShopper?, payingWith means: CardMeans) -> PaymentFailure? {
        guard means.isSaved, TextRule.isMissing(shopper?.id) else { return nil }
        return PaymentFailure(
            code: DropInErrorCode.cardFailed.rawValue, message: "shopper.id: is required for a saved card.")
    }

    /// Shopper and address go with the authentication, too: they are known before it begins.
    package static func complete(_ order: Evidence<DropInOrder<CardMeans>>) -> Move {
        .perform(.askingPreInitiation(order), .askPreInitiation)
    }

    package static func take(_ event: CardEvent, in step: CardStep) -> Move {
        switch (step, event) {
        case (.validating(let tap), .termsRead(let terms)):
            if let problem = CardValidation.problem(of: tap.payload.input.submission, terms: terms.payload) {
                return .fail(problem)
            }
            return .admitted(Evidence(CardAdmitted(tap: tap, terms: terms)))
        case (.tokenising(let consented), .tokenised(let answer)):
            guard case .success(let card) = answer else {
                return .fail(
                    .call(answer, code: DropInErrorCode.cardFailed.rawValue, "The card could not be tokenised."))
            }
            return means(consented, card.payload)
        case (_, .preInitiationDecided), (_, .preInitiated), (_, .fingerprinted), (_, .authenticated),
            (_, .challengeReturned):
            return authenticate(event, in: step)
        case (_, .termsRead), (_, .tokenised): return .ignore(.late)
        }
    }

    package static func overrun(_ step: CardStep) -> Move {
        switch step {
        case .validating, .askingPreInitiation, .softDeclineRetry: .ignore(.late)
        case .tokenising: take(.tokenised(.silent), in: step)
        case .preInitiating: take(.preInitiated(.silent), in: step)
        case .fingerprinting(let authenticating): askIssuer(authenticating)
        case .authenticating: take(.authenticated(.silent), in: step)
        case .challenging:
            .end(.cancelled(by: .deadline, at: "challenging"), .authentication(.timedOut))
        }
    }
}
