internal import FoundationEssentials
package import PaymentFlows

/// What a card needs done besides the shared course: checking, tokenising, 3DS.
package enum CardWork: DropInWork {
    package typealias Flow = CardFlow

    package static let name = "drop-in-card"

    package static func intent(in session: PxpSession) -> PaymentIntentKind { session.intent }

    package static func begin(
        _ effect: CardEffect, _ method: DropInMethod<CardWork>, on component: isolated Host
    ) -> Begun<CardFlow.Event> {
        switch effect {
        case .readTerms: return .answered(readTerms(method, on: component))
        case .askPreInitiation:
            return .answered(.step(.preInitiationDecided(Evidence.of(method.config?.card?.authentication))))
        case .tokenise(let consented): return tokenise(consented, method, on: component)
        case .preInitiate(let authenticating):
            guard let gateway = component.context.ports.card,
                let terms = method.requestTerms(authenticating.payload.attempt, on: component)
            else { return .answered(.step(.preInitiated(.notSent))) }
            let request = CardAuthenticationRequest(terms: terms, authenticating: authenticating)
            return method.start(on: component) { call, _ in
                gateway.preInitiate(request, call)
            } reading: { result, _ in
                .step(.preInitiated(CallAnswer(result)))
            }
        case .authenticate(let authenticating):
            guard let gateway = component.context.ports.card,
                let terms = method.requestTerms(authenticating.payload.attempt, on: component)
            else { return .answered(.step(.authenticated(.notSent))) }
            let request = CardAuthenticationRequest(terms: terms, authenticating: authenticating)
            return method.start(on: component) { call, _ in
                gateway.authenticate(request, call)
            } reading: { result, _ in
                .step(.authenticated(CallAnswer(result)))
            }
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
                        month: month, restrictions: method.config?.cardRestrictions ?? CardRestrictions(),
                        showsConsentControl: method.config?.card?.storeCardConsent == .ask))))
    }

    private static func tokenise(
        _ consented: Evidence<DropInConsented<CardAdmitted>>, _ method: DropInMethod<CardWork>,
        on component: isolated Host
    ) -> Begun<CardFlow.Event> {
        guard let gateway = component.context.ports.card,
            case .newCard(let card) = consented.payload.admitted.payload.tap.payload.input.submission
        else { return .answered(.step(.tokenised(.notSent))) }
        let request = CardTokenisationRequest(
            card: card, mayBeStored: consented.payload.consent ?? false,
            sessionId: consented.payload.attempt.payload.sessionId, ownerId: component.session.ownerId)
        return method.start(on: component) { call, _ in
            gateway.tokenise(request, call)
        } reading: { result, _ in
            .step(.tokenised(CallAnswer(result)))
        }
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
        _ query: TransactionQuery, on ports: PaymentPorts, _ call: GatewayCall<FoundTransactions>
    ) -> Started<FoundTransactions> { ports.card?.findTransactions(query, call) ?? .answered(.notSent) }

    package static func failure(of event: CardEvent) -> CallFailure? {
        switch event {
        case .tokenised(let answer): answer.failure
        case .preInitiated(let answer): answer.failure
        case .authenticated(let answer): answer.failure
        case .termsRead, .preInitiationDecided, .fingerprinted, .challengeReturned: nil
        }
    }

    package static func repeatsMoneyCalls(_ ports: PaymentPorts) -> Bool { ports.card?.repeatsMoneyCalls ?? false }
}
