internal import FoundationEssentials
package import PaymentFlows

/// What a card needs done besides the shared course: checking, tokenising, 3DS.
package enum CardWork: DropInWork {
    package typealias Flow = CardFlow

    package static let name = "drop-in-card"
    package static var method: DropInPaymentMethod { .card }

    package static func intent(in session: PxpSession) -> PaymentIntentKind { session.intent }

    package static func begin(
        _ effect: CardEffect, _ method: DropInMethod<CardWork>, on component: isolated Host
    ) -> Begun<CardFlow.Event> {
        switch effect {
        case .readTerms: return .answered(readTerms(method, on: component))
        case .askPreInitiation:
            return .answered(.step(.preInitiationDecided(method.terms?.value.authentication)))
        case .tokenise(let consented): return tokenise(consented, method, on: component)
        case .preInitiate(let authenticating):
            guard let gateway = component.context.ports.card,
                let terms = method.requestTerms(authenticating.payload.attempt, on: component)
            else { return .answered(.step(.preInitiated(.notSent))) }
            let request = CardAuthenticationRequest(terms: terms, authenticating: authenticating)
            return method.start(PreInitiated.self, on: component) { gateway.preInitiate(request, $0) }
        case .authenticate(let authenticating):
            guard let gateway = component.context.ports.card,
                let terms = method.requestTerms(authenticating.payload.attempt, on: component)
            else { return .answered(.step(.authenticated(.notSent))) }
            let request = CardAuthenticationRequest(terms: terms, authenticating: authenticating)
            return method.start(Authenticated.self, on: component) { gateway.authenticate(request, $0) }
        }
    }

    private static func readTerms(
        _ method: DropInMethod<CardWork>, on component: isolated Host
    ) -> CardFlow.Event {
        // Without a month nothing could be said to have expired; there is always one.
        guard let month = CardMonth(component.context.wallClock()) else { return .deadlinePassed }
        return .step(
            .termsRead(
                Evidence(
                    CardTerms(
                        month: month, restrictions: method.terms?.value.cardRestrictions ?? CardRestrictions(),
                        sessionRestrictions: method.terms?.value.sessionRestrictions ?? CardRestrictions(),
                        showsConsentControl: method.terms?.value.showsConsentControl ?? false))))
    }

    private static func tokenise(
        _ consented: Evidence<DropInConsented<CardAdmitted>>, _ method: DropInMethod<CardWork>,
        on component: isolated Host
    ) -> Begun<CardFlow.Event> {
        // By its own fields all the way: what it has in common with other methods' evidence is code for any method.
        let tap = consented.payload.admitted.payload.tap.payload
        guard case .newCard(let card) = tap.input.submission, let gateway = component.context.ports.card else {
            return .answered(.step(.tokenised(.notSent)))
        }
        let request = CardTokenisationRequest(
            card: card, mayBeStored: consented.payload.consent ?? false,
            sessionId: tap.attempt.payload.sessionId, ownerId: component.session.ownerId)
        return method.start(Tokenised.self, on: component) { gateway.tokenise(request, $0) }
    }

    package static func run(
        _ effect: CardEffect, _ drive: UInt32, _ method: DropInMethod<CardWork>, on component: isolated Host
    ) async -> CardFlow.Event {
        // None of a card's own steps is a callback.
        .deadlinePassed
    }

    package static func send(
        _ sending: Evidence<DropInSending<CardPurchase>>, _ terms: DropInRequestTerms, captures: Bool,
        on component: isolated Host, _ call: GatewayCall<TransactionReply>
    ) -> Started<TransactionReply> {
        guard let gateway = component.context.ports.card else { return .answered(.notSent) }
        return gateway.authorise(
            CardAuthorisationRequest(intent: intent(in: component.session), terms: terms, sending: sending), call)
    }

    package static func find(
        _ query: TransactionQuery, in context: EngineContext, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { context.ports.card?.findTransactions(query, call) ?? .answered(.notSent) }

    package static func failure(of event: CardEvent) -> CallFailure? {
        switch event {
        case .tokenised(let answer): answer.failure
        case .preInitiated(let answer): answer.failure
        case .authenticated(let answer): answer.failure
        case .termsRead, .preInitiationDecided, .fingerprinted, .challengeReturned: nil
        }
    }

    package static func repeatsMoneyCalls(in context: EngineContext) -> Bool {
        context.ports.card?.repeatsMoneyCalls ?? false
    }
}

/// How the answers of a card's own calls are read.
extension CardWork {
    private enum Tokenised: DropInReading {
        static func event(_ result: consuming CallResult<CardToken>) -> CardFlow.Event {
            .step(.tokenised(CallAnswer(result)))
        }
    }

    private enum PreInitiated: DropInReading {
        static func event(_ result: consuming CallResult<CardPreInitiation>) -> CardFlow.Event {
            .step(.preInitiated(CallAnswer(result)))
        }
    }

    private enum Authenticated: DropInReading {
        static func event(_ result: consuming CallResult<CardAuthenticationResult>) -> CardFlow.Event {
            .step(.authenticated(CallAnswer(result)))
        }
    }
}
