package import FoundationEssentials
package import PaymentFlows

/// How the effects of Drop-in's shared course become callbacks and calls, whatever the method; what differs is `Work`.
package struct DropInMethod<Work: DropInWork>: PaymentMethod {
    package typealias Flow = Work.Flow
    typealias Steps = Work.Flow.Method

    /// Nil: the session is closed, and every callback has its default.
    let terms: Shared<DropInTerms>?
    var inputs = DropInInputs<Steps.Input>()
    /// The Apple Pay sheet, from the first one on; the other methods have none.
    var sheet: ApplePaySheetBook?

    @inline(__always)
    init(_ terms: Shared<DropInTerms>?, sheet: ApplePaySheetBook? = nil) {
        self.terms = terms
        self.sheet = sheet
    }

    package static var name: String { Work.name }
    package static var appeared: Flow.Event { .appeared }
    package static var resetEvent: Flow.Event { .reset }
    package static var journalFailed: Flow.Event { .journalFailed }

    package static func slotGranted(at date: Date) -> Flow.Event { .slotGranted(date) }
    package static func sendingRefused(_ failure: Evidence<PaymentFailure>) -> Flow.Event { .sendingRefused(failure) }
    package static var outcomeAsked: Flow.Event? { .outcomeAsked }

    /// An open sheet is still to be put away: the session may be retired by the very rest that does so.
    package func retired() -> DropInMethod { DropInMethod(nil, sheet: sheet) }

    package mutating func keepInput() { inputs.queue() }
    package mutating func forgetInput() { inputs.forget() }

    package static func retire(_ component: Component<Self>) { Work.retire(component) }

    package func rested(on component: isolated Component<Self>) { Work.rested(self, on: component) }

    func isDeferred(_ gate: DropInGates) -> Bool { terms?.value.deferredGates.contains(gate) ?? false }

    var config: DropInMethodConfig? { terms?.value.methodConfig }

    package func tapped(_ id: AttemptID, on component: isolated Component<Self>) -> Flow.Event {
        Work.willBegin(self, on: component)
        // Without what came with it there is no tap: the flow ignores this, and the tap is refused.
        guard let input = component.seat.method.inputs.take() else { return .acknowledged }
        let tap = Evidence(DropInTap<Steps.Input>(attempt: component.attempt(id), input: input.payload))
        guard let failure = problem(on: component) else { return .tapped(tap) }
        return .tappedInVain(Evidence(DropInVainTap(tap: tap, failure: failure)))
    }

    /// Why a tap cannot lead to a payment: the session has expired, what is to be paid was changed to what cannot be, or the risk data
    /// cannot be used (EN-46, EN-35, TY-05).
    private func problem(on component: isolated Component<Self>) -> PaymentFailure? {
        if component.isExpired {
            return PaymentFailure(code: FlowErrorCode.sessionExpired.rawValue, message: "The session has expired.")
        }
        let problem: PaymentFailure? = component.session.read {
            if case .failure = $0.payment.amount { return .failedUpdate }
            return Work.method.problem(with: $0.payment)
        }
        if let problem { return problem }
        guard case .success(let amount) = component.session.amount else { return .failedUpdate }
        if let risk = terms?.value.riskProblem {
            return PaymentFailure(code: Steps.facts.code.rawValue, message: risk.message)
        }
        return Work.problem(self, paying: amount)
    }

    package func begin(
        _ effect: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<Flow.Event> {
        switch effect {
        case .renew(let attempt): .answered(.renewed(component.renewed(attempt)))
        case .reserveSlot: component.reserveSlot()
        case .authorise(let sending): send(sending, captures: false, on: component)
        case .capture(let sending): send(sending, captures: true, on: component)
        case .findTransactions(let attempt): find(attempt, on: component)
        case .step(let effect): Work.begin(effect, self, on: component)

        // Callbacks, which may suspend; without a closure the default holds (EN-16).
        case .askBeforeSubmit where isDeferred(.onBeforeSubmit): .later
        case .askBeforeSubmit: terms?.value.onBeforeSubmit == nil ? .answered(.decided(true)) : .callback
        case .announceSubmit: terms?.value.onSubmit == nil ? .answered(.acknowledged) : .callback
        case .askConsent: terms?.value.onGetConsent == nil ? .answered(.consentGiven(false)) : .callback
        case .askShopper: component.session.hasShopperQuery ? .callback : .answered(.shopperGiven(nil))
        case .askAddress: component.session.hasAddressQuery ? .callback : .answered(.addressGiven(nil))
        case .announce(let ending): isToldNobody(ending.payload) ? .answered(.acknowledged) : .callback
        }
    }

    /// The callbacks in the order of the course (DI-05, DI-10, DI-11, DI-20), and the last one of an attempt (DI-13 to DI-17).
    package func run(_ first: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>) async {
        var effect = Optional(first)
        while let current = effect {
            let answer: Flow.Event
            switch current {
            case .askBeforeSubmit:
                if let ask = terms?.value.onBeforeSubmit, await component.enters(drive) {
                    answer = .decided(await ask(Work.method))
                    component.leaves(drive)
                } else {
                    answer = .decided(true)
                }
            case .announceSubmit:
                if let onSubmit = terms?.value.onSubmit, await component.enters(drive) {
                    await onSubmit(Work.method)
                    component.leaves(drive)
                }
                answer = .acknowledged
            case .askConsent:
                if let ask = terms?.value.onGetConsent, await component.enters(drive) {
                    answer = .consentGiven(await ask(Work.method))
                    component.leaves(drive)
                } else {
                    answer = .consentGiven(false)
                }
            case .askShopper:
                if let ask = component.session.queries?.value.onGetShopper, await component.enters(drive) {
                    answer = .shopperGiven(Evidence.of(await ask()))
                    component.leaves(drive)
                } else {
                    answer = .shopperGiven(nil)
                }
            case .askAddress:
                if let ask = component.session.queries?.value.onGetShippingAddress, await component.enters(drive) {
                    answer = .addressGiven(Evidence.of(await ask()))
                    component.leaves(drive)
                } else {
                    answer = .addressGiven(nil)
                }
            case .announce(let ending):
                await announce(ending.payload, drive, on: component)
                answer = .acknowledged
            case .step(let effect): answer = await Work.run(effect, drive, self, on: component)
            case .renew, .reserveSlot, .authorise, .capture, .findTransactions:
                // `begin` starts these; none of them suspends.
                return
            }
            effect = component.next(answer, drive)
        }
    }
}
