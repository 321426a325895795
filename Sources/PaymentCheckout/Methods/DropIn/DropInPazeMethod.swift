package import PaymentFlows

/// How the effects of Paze inside Drop-in become Drop-in's callbacks and the calls of the Paze button (DI-21).
package struct DropInPazeMethod: PazeDriven {
    package typealias Flow = DropInPazeFlow

    /// Nil: the session is closed, and every callback has its default.
    let terms: Shared<DropInTerms>?

    init(_ terms: Shared<DropInTerms>?) { self.terms = terms }

    package static let name = "drop-in-paze"

    package func retired() -> DropInPazeMethod { DropInPazeMethod(nil) }

    package var config: PazeButtonComponentConfig? { terms?.value.methodConfig?.paze }

    func isDeferred(_ gate: DropInGates) -> Bool { terms?.value.deferredGates.contains(gate) ?? false }

    /// Why Paze cannot be offered, by its own code; nil: it can (DI-01, PZ-01).
    func presentmentProblem(in session: PxpSession) -> PaymentFailure? {
        validation(in: session).presentmentProblem()
    }

    package static func tries(
        _ effect: DropInPazeEffect, answeredBy event: PazeFlow.Event, _ context: EngineContext
    ) -> Int {
        guard case .work(let call) = effect else { return 1 }
        return tries(call, answeredBy: event, context)
    }

    package func begin(
        _ effect: DropInPazeEffect, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<PazeFlow.Event> {
        switch effect {
        case .readRisk: .answered(preAuthorised(risk))
        case .work(.checkCheckout(let attempt)): .answered(checkOffered(attempt, in: component.session))
        case .work(.renew(let attempt)): .answered(.renewed(component.renewed(attempt)))
        case .work(.reserveSlot): component.reserveSlot()
        case .work(let effect): call(effect, on: component)

        // Callbacks, which may suspend; without a closure the default holds (EN-16).
        case .askBeforeSubmit where isDeferred(.onBeforeSubmit): .later
        case .askBeforeSubmit: terms?.value.onBeforeSubmit == nil ? .answered(.decided(true)) : .callback
        case .announceSubmit: terms?.value.onSubmit == nil ? .answered(.acknowledged) : .callback
        case .askShopper: component.session.hasShopperQuery ? .callback : .answered(.shopperGiven(nil))
        case .announce(let telling):
            terms?.value.hasCallback(for: telling.payload.notice) ?? false ? .callback : .answered(.acknowledged)
        }
    }

    private func checkOffered(_ attempt: Evidence<Attempt>, in session: PxpSession) -> PazeFlow.Event {
        let problem = session.read { DropInPaymentMethod.paze.problem(with: $0.payment) }
        return problem.map { .checkoutInvalid(Evidence($0)) } ?? check(attempt, in: session)
    }

    /// Proceeds (DI-21), with the risk data that the configuration has for all methods.
    private var risk: PazePreAuthorisationResult {
        guard let data = terms?.value.riskScreeningData else { return .proceed }
        return .transactionInitData(PazeTransactionInitData(riskScreeningData: data))
    }

    package func run(_ first: DropInPazeEffect, _ drive: UInt32, on component: isolated Component<Self>) async {
        var effect = Optional(first)
        while let current = effect {
            let answer: PazeFlow.Event
            switch current {
            case .askBeforeSubmit:
                if let ask = terms?.value.onBeforeSubmit, await component.enters(drive) {
                    answer = .decided(await ask(.paze))
                    component.leaves(drive)
                } else {
                    answer = .decided(true)
                }
            case .announceSubmit:
                if let onSubmit = terms?.value.onSubmit, await component.enters(drive) {
                    await onSubmit(.paze)
                    component.leaves(drive)
                }
                answer = .acknowledged
            case .askShopper:
                if let ask = component.session.queries?.value.onGetShopper, await component.enters(drive) {
                    answer = .shopperGiven(Evidence.of(await ask()))
                    component.leaves(drive)
                } else {
                    answer = .shopperGiven(nil)
                }
            case .announce(let telling):
                if let terms {
                    await component.tell(
                        telling.payload.notice, of: .paze, paymentData: telling.payload.paymentData, by: terms, drive)
                }
                answer = .acknowledged
            case .readRisk, .work:
                // `begin` starts these; none of them suspends.
                return
            }
            effect = component.next(answer, drive)
        }
    }
}
