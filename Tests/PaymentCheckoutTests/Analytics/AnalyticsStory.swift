import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// A course of events, and what an analytics observer is told of it (TY-60).
struct AnalyticsStory: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let expected: [String]
    let act: @Sendable (ObservedCheckout) async -> Void

    init(_ name: String, _ expected: String, _ act: @escaping @Sendable (ObservedCheckout) async -> Void) {
        testDescription = name
        self.expected = expected.split(separator: " ").map(String.init)
        self.act = act
    }

    static let opened = "ComponentReady ComponentInteraction PazeButtonClicked "

    static let endings = [
        AnalyticsStory("the provider authorises", opened + "PaymentStarted PaymentSucceeded") { await $0.pay() },
        AnalyticsStory("the provider refuses", opened + "PaymentStarted PaymentRefused") { observed in
            let no = TransactionReply(state: .refused, stateCode: "51", systemTransactionId: "system-1")
            observed.gateway.change { $0.authorise = [.now(.success(no))] }
            await observed.pay()
        },
        AnalyticsStory("the complete call fails", opened + "PaymentFailed") { observed in
            observed.gateway.change { $0.complete = [.now(.malformed)] }
            await observed.pay()
        },
        AnalyticsStory("PZ-12 the web checkout is not created", "ComponentReady ComponentInteraction PaymentFailed") {
            $0.gateway.change { $0.createCheckout = [.now(.refused(ProviderRefusal()))] }
            await $0.button.appear()
            await $0.button.tap()
        },
        AnalyticsStory("the merchant's backend goes on", opened + "PaymentHandedOver") { observed in
            observed.merchant.decrypts(false)
            await observed.pay()
        },
        AnalyticsStory("the shopper cancels", opened + "PaymentAbandoned") { await $0.pay(.cancelled) },
        AnalyticsStory("the approval deadline passes", opened + "PaymentAbandoned") { observed in
            await observed.button.appear()
            await observed.button.tap()
            try? await observed.clock.sleep(for: .seconds(901))
        },
        AnalyticsStory("the component goes away", opened + "PaymentAbandoned") { observed in
            await observed.button.appear()
            await observed.button.tap()
            await observed.button.disappear()
        },
        AnalyticsStory("the session is closed", opened + "PaymentAbandoned") { observed in
            await observed.button.appear()
            await observed.button.tap()
        },
        AnalyticsStory("the merchant rejects the checkout", opened + "PaymentCancelled") { observed in
            observed.merchant.approvesCheckout(false)
            await observed.pay()
        },
        AnalyticsStory("the merchant cancels the authorisation", opened + "PaymentCancelled") { observed in
            observed.merchant.preAuthorises(.cancel)
            await observed.pay()
        },
        AnalyticsStory("the host cancels", opened + "PaymentCancelled") { observed in
            await observed.button.appear()
            await observed.button.tap()
            await observed.button.cancel()
        },
        AnalyticsStory("the engine shuts down", opened + "PaymentCancelled") { observed in
            await observed.button.appear()
            await observed.button.tap()
            _ = await observed.engine.shutdown()
        },
    ]

    private static let found = FoundTransactions([PazeSamples.authorised])

    static let verifications = [
        AnalyticsStory(
            "a status query finds the success", opened + "PaymentStarted PaymentVerifying PaymentSucceeded"
        ) { observed in
            observed.gateway.change {
                $0.authorise = [.now(.silent)]
                $0.findTransactions = [.now(.success(FoundTransactions())), .now(.success(found))]
            }
            await observed.pay()
        },
        AnalyticsStory(
            "no status query finds anything", opened + "PaymentStarted PaymentVerifying PaymentUnknown"
        ) { observed in
            observed.gateway.change { $0.authorise = [.now(.silent)] }
            await observed.pay()
        },
        AnalyticsStory(
            "the call's own reply comes after the outcome",
            opened + "PaymentStarted PaymentVerifying PaymentUnknown PaymentPaidAfter"
        ) { observed in
            observed.gateway.change { $0.authorise = [.held(.success(PazeSamples.authorised))] }
            await observed.pay()
            observed.gateway.release(.authorise)
            await observed.log.until { $0.last?.name == "PaymentPaidAfter" }
        },
        AnalyticsStory(
            "a tap after an unknown outcome finds the success",
            opened + "PaymentStarted PaymentVerifying PaymentUnknown PaymentPaidAfter"
        ) { observed in
            observed.gateway.change { $0.authorise = [.now(.silent)] }
            await observed.pay()
            observed.gateway.change { $0.findTransactions = [.now(.success(found))] }
            await observed.button.tap()
        },
        AnalyticsStory(
            "a tap after an unknown outcome finds nothing", opened + "PaymentStarted PaymentVerifying PaymentUnknown"
        ) { observed in
            observed.gateway.change { $0.authorise = [.now(.silent)] }
            await observed.pay()
            await observed.button.tap()
        },
        AnalyticsStory("EN-10 a sent payment succeeds after the teardown", opened + "PaymentStarted") { observed in
            observed.gateway.change { $0.authorise = [.held(.success(PazeSamples.authorised))] }
            await observed.button.appear()
            await observed.button.tap()
            guard let attempt = await observed.button.attempt else { return }
            await observed.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
            await observed.gateway.calls.until(.authorise)
            await observed.button.disappear()
            observed.gateway.release(.authorise)
            _ = try? await observed.button.outcome(of: attempt)
        },
        AnalyticsStory(
            "a torn-down component appears again", opened + "PaymentAbandoned ComponentReady"
        ) { observed in
            await observed.button.appear()
            await observed.button.tap()
            await observed.button.disappear()
            await observed.button.appear()
        },
        AnalyticsStory("a reset makes it usable", opened + "PaymentHandedOver ComponentReady") { observed in
            observed.merchant.decrypts(false)
            await observed.pay()
            _ = await observed.button.reset()
        },
    ]
}
