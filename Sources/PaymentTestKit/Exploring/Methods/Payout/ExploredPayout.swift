package import PaymentCheckout
package import PaymentFlows

/// The submission of a PayPal payout.
package enum ExploredPayout: ExploredMethod {
    package static let flow = "payout"
    package static let suspending = PayoutCallbackName.allCases
    package static let vetoable: [PayoutCallbackName] = [.onPrePayoutSubmit]
    package static let deferrable = vetoable
    package static let last: Set<PayoutCallbackName> = [.onPostPayout, .onError]
    package static let tappedStates: Set = ["clicked"]
    package static let sendingStates: Set = ["paying"]
    package static let personStates: Set<String> = []
    package static let gateStates: [String: PayoutCallbackName] = ["askingApproval": .onPrePayoutSubmit]

    package static func movesMoney(_ call: PayoutCall) -> Bool { call == .pay }

    package static func ports(_ replies: ExploredReplies<ExploredPayout>) -> PaymentPorts {
        PaymentPorts(payout: ExploredPayoutGateway(replies: replies))
    }

    package static func open(
        _ play: SessionPlay<ExploredPayout>
    ) async throws -> ExploredOpening<ExploredPayoutSubmission> {
        let checkout = try play.engine.open(PayoutTestSamples.config(expiry: play.expiry))
        return ExploredOpening(
            checkout,
            try (0..<play.componentCount).map { component in
                let config = config(play.scenario, play.callbacks(of: component))
                return ExploredPayoutSubmission(
                    payout: try checkout.create(.payoutSubmission, componentConfig: config))
            })
    }

    private static func config(
        _ scenario: SessionScenario<ExploredPayout>, _ callbacks: ExploredCallbacks<ExploredPayout>
    ) -> PayoutSubmissionComponentConfig {
        let config = PayoutSubmissionComponentConfig()
        config.defersApproval = scenario.deferred.contains(.onPrePayoutSubmit)
        config.onClick = { _ = await callbacks.call(.onClick) }
        config.onPrePayoutSubmit = {
            PrePayoutSubmitResult(isApproved: await callbacks.call(.onPrePayoutSubmit))
        }
        config.onPostPayout = { _ in _ = await callbacks.call(.onPostPayout) }
        config.onCancel = { _ = await callbacks.call(.onCancel) }
        config.onError = { _ in _ = await callbacks.call(.onError) }
        return config
    }

    package static func goOn(
        _ component: ExploredPayoutSubmission, in state: String, completes: Bool, _ attempt: AttemptID
    ) async -> Bool { false }

    package static func answer(
        _ component: ExploredPayoutSubmission, _ gate: PayoutCallbackName, _ goesOn: Bool, _ attempt: AttemptID
    ) async {
        _ = await component.payout.answer(PrePayoutSubmitResult(isApproved: goesOn), attempt: attempt)
    }

    // A payout that is still being looked at was accepted (PO-04).
    package static func isPaid(_ word: ScenarioWebhook.Word) -> Bool { word != .refused }

    package static func reply(_ word: ScenarioWebhook.Word) -> TransactionReply? {
        var reply = PayoutTestSamples.reply(merchantTransactionId: "payout-1")
        reply.state = word.state(paid: reply.state)
        return reply
    }

    package static func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord], of scenario: SessionScenario<ExploredPayout>,
        endings: [AttemptEnding]?, tornDownAt: UInt64?, notified: Bool
    ) -> Violation? {
        PayoutOrderGrammar(defersApproval: scenario.deferred.contains(.onPrePayoutSubmit)).violation(
            in: callbacks, endings: endings, tornDownAt: tornDownAt, notified: notified)
    }
}
