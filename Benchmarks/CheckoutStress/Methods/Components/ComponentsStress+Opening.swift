internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

extension ComponentsStress {
    /// Opens the payment session, as often as the provider does not say what it is for.
    func open(_ session: StressSession) async throws -> StressOpening {
        let (rig, plan) = (session.rig, session.plan)
        let details = PaymentSessionDetails(
            amount: Int(plan.minorUnits), currency: plan.currency, methods: [.card, .applePay])
        let payment = rig.sandbox.components.makeSession(
            id: rig.sessionId(plan.number), details: details, action: action)
        let callbacks = callbacks(session)
        var tries = 0
        while true {
            do throws(CheckoutComponents.Error) {
                let configuration = try await CheckoutComponents.Configuration(
                    paymentSession: payment, publicKey: Self.publicKey, environment: .sandbox, callbacks: callbacks,
                    engine: rig.engine)
                return opening(CheckoutComponents(configuration: configuration), configuration.session.checkout)
            } catch {
                tries += 1
                guard tries < 50, error.errorCode == .paymentSessionRequestFailed else { throw error }
            }
        }
    }

    private func opening(_ components: CheckoutComponents, _ checkout: PxpCheckout) -> StressOpening {
        StressOpening(checkout: checkout) {
            let options: CheckoutComponents.ComponentOptions =
                switch kind {
                case .card: .card()
                case .applePay: .applePay()
                case .flow: .flow()
                }
            return ComponentsStressComponent(component: try components.create(options), method: self)
        }
    }

    /// The callbacks, each of which notes itself. What comes between attempts is only noted.
    private func callbacks(_ session: StressSession) -> CheckoutComponents.Callbacks {
        func atOnce(_ name: ComponentsCallbackName) -> @Sendable () -> Bool {
            let callback = StressCallback(name)
            return { session.callbackAtOnce(callback) }
        }
        var callbacks = CheckoutComponents.Callbacks()
        callbacks.onReady = { _ in session.log.note(StressCallback(ComponentsCallbackName.onReady)) }
        callbacks.onChange = { _ in session.log.note(StressCallback(ComponentsCallbackName.onChange)) }
        callbacks.onCardBinChanged = { _ in
            let callback = StressCallback(ComponentsCallbackName.onCardBinChanged)
            let isAccepted = session.plan.vetoing != callback
            session.log.note(callback, verdict: isAccepted)
            return isAccepted ? .accepted : .rejected(message: "Not this card.")
        }
        callbacks.handleTap = { _ in await session.callback(StressCallback(ComponentsCallbackName.handleTap)) }
        let (submit, tokenized) = (atOnce(.onSubmit), atOnce(.onTokenized))
        callbacks.onSubmit = { _ in _ = submit() }
        callbacks.onTokenized = { _ in tokenized() ? .accepted : .rejected(message: "Not this card.") }
        let (success, failure) = (atOnce(.onSuccess), atOnce(.onError))
        callbacks.onSuccess = { _, _ in _ = success() }
        callbacks.onError = { error in
            // A call that could not be served says so (CC-19).
            if error.message.hasSuffix("and none has ended.") {
                session.log.note(StressCallback(ComponentsCallbackName.onError), verdict: false)
            } else {
                _ = failure()
            }
        }
        if hosts != nil {
            let server = ComponentsServer(session, self)
            callbacks.handleSubmit = { _ in await server.submit() }
        }
        if deferred != nil { callbacks.deferredGates = [.handleTap, .onTokenized] }
        return callbacks
    }
}
