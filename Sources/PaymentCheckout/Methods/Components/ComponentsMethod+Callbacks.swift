internal import PaymentFlows

/// The live component, for a callback that is given it.
struct PaymentComponentHandle: Sendable {
    let component: Component<ComponentsMethod>
    init(_ component: Component<ComponentsMethod>) { self.component = component }
}

/// The callbacks of the page that do not suspend.
extension ComponentsMethod {
    /// What an effect calls, and the event that is its answer; nil: no closure is set, or none is named for it.
    func synchronous(_ effect: Flow.Effect, _ handle: PaymentComponentHandle) -> (() -> Flow.Event)? {
        let callbacks = callbacks
        var live: CheckoutComponents.PaymentComponent { .init(component: handle.component, options: options) }
        switch effect {
        case .announceReady: return callbacks.onReady.map { call in notification { call(live) } }
        case .announceChange(let form):
            return callbacks.onChange.map { call in
                notification { call(CheckoutComponents.InputSnapshot(form.payload, of: options)) }
            }
        case .announceSubmit: return callbacks.onSubmit.map { call in notification { call(live) } }
        case .announceMisuse(let misuse):
            return callbacks.onError.map { call in notification { call(error(misuse.payload.failure)) } }
        case .askCardBin(let metadata):
            return callbacks.onCardBinChanged.map { call in { .judged(Evidence(call(metadata.payload))) } }
        case .askTokenised(let tokenised):
            return callbacks.onTokenized.map { call in { .judged(Evidence(call(tokenised.payload.result.payload))) } }
        case .announce(let ending): return last(ending.payload, callbacks, live)
        case .checkAvailability, .lookUpMetadata, .askTap, .tokenise, .findPayment, .renew, .awaitHandler,
            .reserveSlot, .submitSession, .askSubmission:
            return nil
        }
    }

    /// The one last callback of an attempt (CC-19).
    private func last(
        _ ending: Flow.Ending, _ callbacks: CheckoutComponents.Callbacks, _ live: CheckoutComponents.PaymentComponent
    ) -> (() -> Flow.Event)? {
        switch ending.notice {
        case .success(let paymentID): return callbacks.onSuccess.map { call in notification { call(live, paymentID) } }
        case .error, .authenticationFailed:
            guard let onError = callbacks.onError,
                let error = ending.error(mobileSessionID: host?.details.mobileSessionID)
            else { return nil }
            return notification { onError(error) }
        case nil: return nil
        }
    }

    private func notification(_ body: @escaping () -> Void) -> () -> Flow.Event {
        {
            body()
            return .acknowledged
        }
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
