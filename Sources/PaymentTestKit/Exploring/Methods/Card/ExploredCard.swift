package import PaymentCheckout
package import PaymentFlows

/// A card in Drop-in, with 3DS: a fingerprint and a challenge are waited for.
package enum ExploredCard: ExploredMethod {
    package static let flow = "card"
    package static let suspending: [DropInCallback] = [
        DropInCallback(.onBeforeSubmit, .card), DropInCallback(.onSubmit, .card), DropInCallback(.onGetConsent, .card),
        DropInCallback(.onGetShopper), DropInCallback(.onGetShippingAddress), DropInCallback(.onSuccess, .card),
        DropInCallback(.onError, .card),
    ]
    package static let vetoable = [DropInCallback(.onBeforeSubmit, .card)]
    package static let deferrable: [DropInCallback] = []
    package static let last: Set = [DropInCallback(.onSuccess, .card), DropInCallback(.onError, .card)]
    package static let tappedStates: Set = ["askingBeforeSubmit"]
    package static let sendingStates: Set = ["authorising"]
    package static let personStates: Set = ["fingerprinting", "challenging"]
    package static let gateStates: [String: DropInCallback] = [:]
    // Teardown is the end of the whole Drop-in.
    package static let comesBack = false
    package static let allowsSecondComponent = false

    package static func movesMoney(_ call: CardCall) -> Bool { call == .authorise }

    package static func ports(_ replies: ExploredReplies<ExploredCard>) -> PaymentPorts {
        PaymentPorts(card: ExploredCardGateway(replies: replies))
    }

    package static func open(
        _ play: SessionPlay<ExploredCard>
    ) async throws -> ExploredOpening<ExploredDropInCard> {
        let dropIn = try CheckoutDropIn(config: config(play), engine: play.engine)
        return ExploredOpening(dropIn.checkout, [ExploredDropInCard(dropIn: dropIn)])
    }

    private static func config(_ play: SessionPlay<ExploredCard>) -> CheckoutDropInConfig {
        let callbacks = play.callbacks(of: 0)
        let global = DropInGlobalConfig(
            onGetConsent: { await callbacks.call(DropInCallback(.onGetConsent, $0)) },
            onCancel: { method, _ in _ = await callbacks.call(DropInCallback(.onCancel, method)) })
        return CheckoutDropInConfig(
            environment: .test, session: DropInTestSamples.session(expiry: play.expiry, wallets: nil),
            transactionData: DropInTestSamples.transaction(), merchantShopperId: "shopper-1", ownerId: "owner-1",
            onGetShippingAddress: {
                _ = await callbacks.call(DropInCallback(.onGetShippingAddress))
                return ShippingAddress(city: "Utrecht")
            },
            onGetShopper: {
                _ = await callbacks.call(DropInCallback(.onGetShopper))
                return TransactionShopper(id: "shopper-1")
            },
            onBeforeSubmit: { await callbacks.call(DropInCallback(.onBeforeSubmit, $0)) },
            onSubmit: { _ = await callbacks.call(DropInCallback(.onSubmit, $0)) },
            onSuccess: { _ = await callbacks.call(DropInCallback(.onSuccess, $0.paymentMethod)) },
            onError: { method, _ in _ = await callbacks.call(DropInCallback(.onError, method)) },
            methodConfig: DropInMethodConfig(
                global: global, card: DropInCardConfig(authentication: CardAuthenticationConfig())))
    }

    package static func goOn(
        _ component: ExploredDropInCard, in state: String, completes: Bool, _ attempt: AttemptID
    ) async -> Bool {
        let dropIn = component.dropIn
        guard completes else {
            await dropIn.dismissAuthentication(attempt: attempt)
            return true
        }
        if state == "fingerprinting" {
            let id = DropInTestSamples.preInitiation.authenticationId
            await dropIn.deliverFingerprint(authenticationId: id, attempt: attempt)
        } else {
            let passed = CardChallengeReturn(
                id: DropInTestSamples.challenge.id, result: .authenticated(DropInTestSamples.proof))
            await dropIn.deliver(passed, attempt: attempt)
        }
        return true
    }

    package static func answer(
        _ component: ExploredDropInCard, _ gate: DropInCallback, _ goesOn: Bool, _ attempt: AttemptID
    ) async {}

    package static func reply(_ word: ScenarioWebhook.Word) -> TransactionReply? {
        var reply = DropInTestSamples.reply(merchantTransactionId: "order-1")
        reply.state = word.state(paid: reply.state)
        return reply
    }

    package static func violation(
        in callbacks: [CallbackRecord], after earlier: [CallbackRecord], of scenario: SessionScenario<ExploredCard>,
        endings: [AttemptEnding]?, tornDownAt: UInt64?, notified: Bool
    ) -> Violation? {
        DropInOrderGrammar().violation(
            in: callbacks, endings: endings, tornDownAt: tornDownAt, notified: notified)
    }
}
