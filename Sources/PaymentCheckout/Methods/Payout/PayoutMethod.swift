package import FoundationEssentials
package import PaymentFlows

/// How the payout flow's effects become callbacks and calls.
package struct PayoutMethod: PaymentMethod {
    package typealias Flow = PayoutFlow

    /// Nil: the session is closed, and every callback has its default.
    let config: PayoutSubmissionComponentConfig?

    package static let name = "paypal-payout"
    package static var appeared: PayoutFlow.Event { .appeared }
    package static var resetEvent: PayoutFlow.Event { .reset }
    package static var journalFailed: PayoutFlow.Event { .journalFailed }

    package static func slotGranted(at date: Date) -> PayoutFlow.Event { .slotGranted(date) }
    package static func sendingRefused(_ failure: Evidence<PaymentFailure>) -> PayoutFlow.Event {
        .sendingRefused(failure)
    }
    package static var outcomeAsked: PayoutFlow.Event? { .outcomeAsked }

    package func problem(with payment: Payment) -> BaseSdkException? {
        payment.payoutConfigurationProblem.map { ConfigurationSdkException($0) }
    }

    package func retired() -> PayoutMethod { PayoutMethod(config: nil) }

    /// The callbacks as they are now; one that is nil has its default.
    var callbacks: PayoutCallbacks { config?.callbacks ?? PayoutCallbacks() }

    package func tapped(_ id: AttemptID, on component: isolated Component<Self>) -> PayoutFlow.Event {
        let attempt = component.attempt(id)
        return component.isExpired ? .tappedExpired(attempt) : .tapped(attempt)
    }

    package func begin(
        _ effect: PayoutFlow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) -> Begun<PayoutFlow.Event> {
        switch effect {
        case .validate(let attempt): .answered(check(attempt, in: component.session))
        case .renew(let attempt): .answered(.renewed(component.renewed(attempt)))
        case .reserveSlot: component.reserveSlot()
        case .pay, .findTransactions: call(effect, on: component)

        // Callbacks, which may suspend; without a closure the default holds (EN-16).
        case .announceClick: callbacks.onClick == nil ? .answered(.acknowledged) : .callback
        case .askApproval: beginAsking()
        case .announce(let ending): isToldNobody(ending.payload) ? .answered(.acknowledged) : .callback
        }
    }

    private func beginAsking() -> Begun<PayoutFlow.Event> {
        if config?.defersApproval ?? false { return .later }
        return callbacks.onPrePayoutSubmit == nil ? .answered(.decided(true)) : .callback
    }

    package func run(
        _ first: PayoutFlow.Effect, _ drive: UInt32, on component: isolated Component<Self>
    ) async {
        var effect = Optional(first)
        while let current = effect {
            let answer: PayoutFlow.Event
            switch current {
            case .announceClick:
                if let onClick = callbacks.onClick, await component.enters(drive) {
                    await onClick()
                    component.leaves(drive)
                }
                answer = .acknowledged
            case .askApproval:
                if let ask = callbacks.onPrePayoutSubmit, await component.enters(drive) {
                    answer = .decided(await ask()?.isApproved ?? false)
                    component.leaves(drive)
                } else {
                    // Its closure was taken away meanwhile, or the drive is stale and this answer goes nowhere.
                    answer = .decided(true)
                }
            case .announce(let ending):
                await announce(ending.payload, drive, on: component)
                answer = .acknowledged
            case .validate, .renew, .reserveSlot, .pay, .findTransactions:
                // `begin` starts these; none of them suspends.
                return
            }
            effect = component.next(answer, drive)
        }
    }
}
