package import PaymentCheckout
package import PaymentFlows

/// The card component of Checkout.com.
package enum ExploredCheckoutCard: ExploredMethod {
    package static let flow = "components"
    // The others are synchronous: they cannot hang or wait for a call of their own.
    package static let suspending: [ComponentsCallbackName] = [.handleTap]
    package static let vetoable: [ComponentsCallbackName] = [.handleTap, .onCardBinChanged, .onTokenized]
    package static let deferrable: [ComponentsCallbackName] = [.handleTap, .onTokenized]
    package static let last: Set<ComponentsCallbackName> = [.onSuccess, .onError]
    package static let tappedStates: Set = ["tapped"]
    package static let sendingStates: Set = ["submittingSession"]
    package static let personStates: Set<String> = []
    package static let gateStates: [String: ComponentsCallbackName] = [
        "tapped": .handleTap, "askingTokenised": .onTokenized,
    ]
    // The callbacks are those of the session: it could not be told which component they are of.
    package static let allowsSecondComponent = false
    // What is found of a payment session names the payment, not the transaction.
    package static let hearsNotifications = false

    package static func movesMoney(_ call: ComponentsCall) -> Bool { call == .submit }
    package static func mayFail(_ call: ComponentsCall) -> Bool { call != .findSession }

    package static func ports(_ replies: ExploredReplies<ExploredCheckoutCard>) -> PaymentPorts {
        PaymentPorts(components: ExploredComponentsGateway(replies: replies))
    }

    package static func open(
        _ play: SessionPlay<ExploredCheckoutCard>
    ) async throws -> ExploredOpening<ExploredCardComponent> {
        let configuration = try await CheckoutComponents.Configuration(
            paymentSession: ComponentsTestSamples.paymentSession, publicKey: "pk_1", environment: .sandbox,
            callbacks: callbacks(play), engine: play.engine)
        let components = CheckoutComponents(configuration: configuration)
        return ExploredOpening(
            configuration.session.checkout,
            [ExploredCardComponent(components: components, component: try components.create(.card()))])
    }

    private static func callbacks(_ play: SessionPlay<ExploredCheckoutCard>) -> CheckoutComponents.Callbacks {
        let explored = play.callbacks(of: 0)
        let answer: @Sendable (ComponentsCallbackName) -> CheckoutComponents.CallbackResult = { gate in
            explored.decide(gate) ? .accepted : .rejected(message: "Not this card.")
        }
        var callbacks = CheckoutComponents.Callbacks()
        callbacks.onReady = { _ in explored.note(.onReady) }
        callbacks.onChange = { _ in explored.note(.onChange) }
        callbacks.onCardBinChanged = { _ in answer(.onCardBinChanged) }
        callbacks.handleTap = { _ in await explored.call(.handleTap) }
        callbacks.onSubmit = { _ in explored.note(.onSubmit) }
        callbacks.onTokenized = { _ in answer(.onTokenized) }
        callbacks.onSuccess = { _, _ in explored.note(.onSuccess) }
        callbacks.onError = { error in
            // A call that could not be served says so (CC-19).
            let isMisuse = error.message.hasSuffix("and none has ended.")
            explored.note(.onError, verdict: isMisuse ? false : nil)
        }
        let deferred = play.scenario.deferred
        if deferred.contains(.handleTap) { callbacks.deferredGates.insert(.handleTap) }
        if deferred.contains(.onTokenized) { callbacks.deferredGates.insert(.onTokenized) }
        return callbacks
    }

    package static func goOn(
        _ component: ExploredCardComponent, in state: String, completes: Bool, _ attempt: AttemptID
    ) async -> Bool { false }

    package static func answer(
        _ component: ExploredCardComponent, _ gate: ComponentsCallbackName, _ goesOn: Bool, _ attempt: AttemptID
    ) async {
        if gate == .handleTap {
            _ = await component.component.answer(tap: goesOn, attempt: attempt)
        } else {
            let result: CheckoutComponents.CallbackResult =
                goesOn ? .accepted : .rejected(message: "Not this card.")
            _ = await component.component.answer(token: result, attempt: attempt)
        }
    }

    package static func reply(_ word: ScenarioWebhook.Word) -> TransactionReply? { nil }

    package static var renewing: ComponentsCallbackName? { .onReady }

    package static func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord],
        of scenario: SessionScenario<ExploredCheckoutCard>,
        endings: [AttemptEnding]?, tornDownAt: UInt64?, notified: Bool
    ) -> Violation? {
        ComponentsOrderGrammar(deferred: scenario.deferred).violation(
            in: callbacks, endings: endings, tornDownAt: tornDownAt, notified: notified,
            isReady: earlier.contains { $0.name == ComponentsCallbackName.onReady.rawValue })
    }
}
