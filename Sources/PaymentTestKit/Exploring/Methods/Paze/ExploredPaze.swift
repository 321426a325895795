package import PaymentCheckout
package import PaymentFlows

/// The Paze button.
package enum ExploredPaze: ExploredMethod {
    package static let flow = "paze"
    package static let suspending: [PazeCallback] = [
        .onPazeButtonClicked, .onCheckoutComplete, .onCheckoutIncomplete, .onComplete, .onPreDecryption,
        .onPostDecryption, .onPreAuthorisation, .onGetShopper, .onPostAuthorisation, .onSubmitError,
    ]
    package static let vetoable: [PazeCallback] = [.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation]
    package static let deferrable = vetoable
    package static let last: Set<PazeCallback> = [.onPostAuthorisation, .onSubmitError]
    package static var asking: PazeCallback? { .onPostDecryption }
    package static let tappedStates: Set = ["announcingClick"]
    package static let sendingStates: Set = ["authorising"]
    package static let personStates: Set = ["awaitingCheckout"]
    package static let gateStates: [String: PazeCallback] = [
        "approvingCheckout": .onCheckoutComplete, "askingDecryption": .onPreDecryption,
        "askingAuthorisation": .onPreAuthorisation,
    ]

    package static func movesMoney(_ call: PazeCall) -> Bool { call == .authorise }

    package static func ports(_ replies: ExploredReplies<ExploredPaze>) -> PaymentPorts {
        PaymentPorts(paze: ExploredPazeGateway(replies: replies))
    }

    package static func open(
        _ play: SessionPlay<ExploredPaze>
    ) async throws -> ExploredOpening<ExploredPazeButton> {
        let query = play.callbacks(of: nil)
        let checkout = try play.engine.open(
            PazeSamples.config(
                expiry: play.expiry,
                onGetShopper: {
                    _ = await query.call(.onGetShopper)
                    return nil
                }))
        return ExploredOpening(
            checkout,
            try (0..<play.componentCount).map { component in
                let config = config(play.scenario, play.callbacks(of: component))
                return ExploredPazeButton(button: try checkout.create(.pazeButton, componentConfig: config))
            })
    }

    private static func config(
        _ scenario: SessionScenario<ExploredPaze>, _ callbacks: ExploredCallbacks<ExploredPaze>
    ) -> PazeButtonComponentConfig {
        let config = PazeButtonComponentConfig()
        if !scenario.deferred.isEmpty { config.deferredGates = PazeGates(scenario.deferred) }
        config.onInit = { callbacks.note(.onInit) }
        config.onPresentmentResolved = { callbacks.note(.onPresentmentResolved, verdict: $0) }
        config.onError = { _ in callbacks.note(.onError) }
        config.onPazeButtonClicked = { _ = await callbacks.call(.onPazeButtonClicked) }
        config.onCheckoutComplete = { _ in await callbacks.call(.onCheckoutComplete) }
        config.onCheckoutIncomplete = { _ in _ = await callbacks.call(.onCheckoutIncomplete) }
        config.onComplete = { _ in _ = await callbacks.call(.onComplete) }
        config.onPreDecryption = { await callbacks.call(.onPreDecryption) }
        config.onPostDecryption = { _ in _ = await callbacks.call(.onPostDecryption) }
        config.onPreAuthorisation = { await callbacks.call(.onPreAuthorisation) ? .proceed : .cancel }
        config.onPostAuthorisation = { _ in _ = await callbacks.call(.onPostAuthorisation) }
        config.onSubmitError = { _ in _ = await callbacks.call(.onSubmitError) }
        return config
    }

    package static func goOn(
        _ component: ExploredPazeButton, in state: String, completes: Bool, _ attempt: AttemptID
    ) async -> Bool {
        let answer: PazeReturn = completes ? PazeSamples.checkout() : .cancelled
        if case .refused = await component.button.deliver(answer, attempt: attempt) { return false }
        return true
    }

    package static func answer(
        _ component: ExploredPazeButton, _ gate: PazeCallback, _ goesOn: Bool, _ attempt: AttemptID
    ) async {
        if gate == .onPreAuthorisation {
            _ = await component.button.answerPreAuthorisation(goesOn ? .proceed : .cancel, attempt: attempt)
        } else {
            _ = await component.button.answer(PazeGates([gate]), goesOn, attempt: attempt)
        }
    }

    package static func reply(_ word: ScenarioWebhook.Word) -> TransactionReply? {
        var reply = PazeSamples.authorised
        reply.merchantTransactionId = "order-1"
        reply.state = word.state(paid: reply.state)
        return reply
    }

    package static func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord], of scenario: SessionScenario<ExploredPaze>,
        endings: [AttemptEnding]?, tornDownAt: UInt64?, notified: Bool
    ) -> Violation? {
        PazeOrderGrammar(deferred: scenario.deferred).violation(
            in: callbacks, endings: endings, tornDownAt: tornDownAt, notified: notified)
    }
}

extension PazeGates {
    fileprivate init(_ gates: Set<PazeCallback>) {
        self = []
        if gates.contains(.onCheckoutComplete) { insert(.onCheckoutComplete) }
        if gates.contains(.onPreDecryption) { insert(.onPreDecryption) }
        if gates.contains(.onPreAuthorisation) { insert(.onPreAuthorisation) }
    }
}
