package import FoundationEssentials
package import PaymentFlows

/// How the creation of a Drop-in becomes callbacks (DI-01).
package struct DropInCreationMethod: PaymentMethod {
    package typealias Flow = DropInCreationFlow

    /// Nil: the session is closed.
    let terms: Shared<DropInTerms>?
    /// The session's data has no id or keys.
    let isSessionBlank: Bool

    package static let name = "drop-in"
    package static var canPay: Bool { false }
    package static var appeared: Flow.Event { .createAsked }
    package static var resetEvent: Flow.Event { .reset }
    // It journals nothing, holds no slot and takes no tap: what these are answered with changes nothing.
    package static var journalFailed: Flow.Event { .reset }
    package static func slotGranted(at date: Date) -> Flow.Event { .reset }
    package static var outcomeAsked: Flow.Event? { nil }
    package static func sendingRefused(_ failure: Evidence<PaymentFailure>) -> Flow.Event { .reset }
    package func tapped(_ attempt: AttemptID, on component: isolated Component<Self>) -> Flow.Event { .reset }
    package static func isUnanswered(_ event: Flow.Event) -> Bool { false }
    package static func tries(
        _ effect: Flow.Effect, answeredBy event: Flow.Event, _ context: EngineContext
    ) -> Int { 1 }
    package static func wasNotSent(_ answer: Flow.Event) -> Bool { false }
    package static func afterSilence(_ answer: Flow.Event) -> Flow.Event { answer }
    package static func verdict(in event: Flow.Event) -> TransactionVerdict? { nil }
    package static func notified(_ reply: TransactionReply, flow: Flow, session: PxpSession) -> Flow.Event? { nil }
    package static func isJournaled(_ event: Flow.Event) -> Bool { false }

    package func problem(with payment: Payment) -> BaseSdkException? {
        CheckoutDropInConfig.problem(with: payment.amount, terms?.value.methodConfig?.global?.shippingOptions)
    }

    package func retired() -> DropInCreationMethod {
        DropInCreationMethod(terms: nil, isSessionBlank: isSessionBlank)
    }

    package func begin(
        _ effect: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<Flow.Event> {
        switch effect {
        case .askShopper: component.session.hasShopperQuery ? .callback : .answered(.shopperGiven(hasId: false))
        case .decide(let hasShopperId): .answered(.decided(Evidence(offers(hasShopperId, on: component))))
        case .announce(let problem): tell(problem.payload.failure, on: component)
        }
    }

    /// The observer hears of each method that cannot be offered (TY-60): all of them are reported from one state.
    private func tell(_ failure: PaymentFailure, on component: isolated Component<Self>) -> Begun<Flow.Event> {
        component.supervisor.analytics?.send(
            AnalyticsFact(.componentError, errorCode: failure.code), from: Self.name)
        return terms?.value.onError == nil ? .answered(.acknowledged) : .callback
    }

    private func offers(_ hasShopperId: Bool, on component: isolated Component<Self>) -> DropInOffers {
        let gateways = component.context.dropInGateways
        let session = component.session
        let (allowed, intent, isEcommerce) = session.read {
            ($0.allowedFundingTypes, $0.payment.intent, $0.payment.isEcommerce)
        }
        var offering = DropInOffering(
            allowed: allowed, intent: intent, entryType: isEcommerce ? .ecom : .moto, gateways: gateways)
        offering.isSessionBlank = isSessionBlank
        offering.isExpired = component.isExpired
        offering.hasShopperId = hasShopperId
        if session.paze != nil { offering.pazeProblem = DropInPazeMethod(terms).presentmentProblem(in: session) }
        return offering.offers
    }

    package func run(_ first: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>) async {
        var effect = Optional(first)
        while let current = effect {
            let answer: Flow.Event
            switch current {
            case .askShopper:
                var id: String?
                if let ask = component.session.queries?.value.onGetShopper, await component.enters(drive) {
                    id = await ask()?.id
                    component.leaves(drive)
                }
                answer = .shopperGiven(hasId: !(id ?? "").allSatisfy(\.isWhitespace))
            case .announce(let problem):
                if let onError = terms?.value.onError, await component.enters(drive) {
                    await onError(problem.payload.method, .make(from: problem.payload.failure))
                    component.leaves(drive)
                }
                answer = .acknowledged
            case .decide: return
            }
            effect = component.next(answer, drive)
        }
    }
}
