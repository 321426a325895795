internal import PaymentFlows

/// The callbacks of the page that do not suspend.
extension ComponentsMethod {
    /// Whether an effect has a closure to call.
    func isSet(_ effect: Flow.Effect, in callbacks: Shared<CheckoutComponents.Callbacks>) -> Bool {
        switch effect {
        case .announceReady: callbacks.value.onReady != nil
        case .announceChange: callbacks.value.onChange != nil
        case .announceSubmit: callbacks.value.onSubmit != nil
        case .announceMisuse: callbacks.value.onError != nil
        case .askCardBin: callbacks.value.onCardBinChanged != nil
        case .askTokenised: callbacks.value.onTokenized != nil
        case .announce(let ending):
            switch ending.payload.notice {
            case .success: callbacks.value.onSuccess != nil
            case .error, .authenticationFailed: callbacks.value.onError != nil
            case nil: false
            }
        case .checkAvailability, .lookUpMetadata, .askTap, .tokenise, .findPayment, .renew, .awaitHandler,
            .reserveSlot, .submitSession, .askSubmission:
            false
        }
    }

    /// Calls what an effect names, and says the event that is its answer; where no closure is set it is the default.
    func call(
        _ effect: Flow.Effect, _ callbacks: Shared<CheckoutComponents.Callbacks>, _ component: Component<Self>
    ) -> Flow.Event {
        switch effect {
        case .announceReady: callbacks.value.onReady?(live(component))
        case .announceChange(let form):
            callbacks.value.onChange?(CheckoutComponents.InputSnapshot(form.payload, of: options))
        case .announceSubmit: callbacks.value.onSubmit?(live(component))
        case .announceMisuse(let misuse): callbacks.value.onError?(error(misuse.payload.failure))
        case .askCardBin(let metadata):
            if let ask = callbacks.value.onCardBinChanged { return .judged(Evidence(ask(metadata.payload))) }
        case .askTokenised(let tokenised):
            if let ask = callbacks.value.onTokenized { return .judged(Evidence(ask(tokenised.payload.shown))) }
        case .announce(let ending): announce(ending.payload, callbacks, component)
        case .checkAvailability, .lookUpMetadata, .askTap, .tokenise, .findPayment, .renew, .awaitHandler,
            .reserveSlot, .submitSession, .askSubmission:
            break
        }
        return Self.byDefault(effect)
    }

    /// The one last callback of an attempt (CC-19).
    private func announce(
        _ ending: Flow.Ending, _ callbacks: Shared<CheckoutComponents.Callbacks>, _ component: Component<Self>
    ) {
        switch ending.notice {
        case .success(let paymentID): callbacks.value.onSuccess?(live(component), paymentID)
        case .error, .authenticationFailed:
            guard let onError = callbacks.value.onError,
                let error = ending.error(mobileSessionID: host?.details.mobileSessionID)
            else { return }
            onError(error)
        case nil: break
        }
    }

    /// The live component, for a callback that is given it.
    func live(_ component: Component<Self>) -> CheckoutComponents.PaymentComponent {
        CheckoutComponents.PaymentComponent(component: component, options: options)
    }

    private func error(_ failure: PaymentFailure) -> CheckoutComponents.Error {
        CheckoutComponents.Error(
            failure, mobileSessionID: host?.details.mobileSessionID, paymentSessionID: host?.paymentSession.id ?? "")
    }

    /// The answer where no closure is set (EN-16).
    static func byDefault(_ effect: Flow.Effect) -> Flow.Event {
        switch effect {
        case .askCardBin, .askTokenised: .judged(Evidence(.accepted))
        case .askTap: .decided(true)
        case .announceReady, .announceChange, .announceMisuse, .announceSubmit, .announce, .checkAvailability,
            .lookUpMetadata, .tokenise, .findPayment, .renew, .awaitHandler, .reserveSlot, .submitSession,
            .askSubmission:
            .acknowledged
        }
    }
}
