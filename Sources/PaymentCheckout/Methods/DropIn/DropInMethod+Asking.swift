internal import PaymentFlows

/// The callbacks on the way to the money-moving call, in the order of the course (DI-05, DI-10, DI-11, DI-20).
extension DropInMethod {
    func ask(_ effect: Flow.Effect, _ drive: UInt32, on component: isolated Component<Self>) async -> Flow.Event {
        switch effect {
        case .askBeforeSubmit:
            guard let ask = terms?.value.onBeforeSubmit, await component.enters(drive) else { return .decided(true) }
            defer { component.leaves(drive) }
            return .decided(await ask(facts.method))
        case .announceSubmit:
            guard let onSubmit = terms?.value.onSubmit, await component.enters(drive) else { return .acknowledged }
            defer { component.leaves(drive) }
            await onSubmit(facts.method)
            return .acknowledged
        case .askConsent:
            guard let ask = config?.global?.onGetConsent, await component.enters(drive) else {
                return .consentGiven(false)
            }
            defer { component.leaves(drive) }
            return .consentGiven(await ask(facts.method))
        case .askShopper:
            guard let ask = component.session.queries?.value.onGetShopper, await component.enters(drive) else {
                return .shopperGiven(nil)
            }
            defer { component.leaves(drive) }
            return .shopperGiven(Evidence.of(await ask()))
        case .askAddress:
            guard let ask = component.session.queries?.value.onGetShippingAddress, await component.enters(drive) else {
                return .addressGiven(nil)
            }
            defer { component.leaves(drive) }
            return .addressGiven(Evidence.of(await ask()))
        case .step, .renew, .reserveSlot, .authorise, .capture, .findTransactions, .announce: return .acknowledged
        }
    }
}
