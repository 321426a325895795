import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct DefaultsTests {
    @Test("EN-16 C20 without any callback the defaults hold, and the payment is made")
    func noCallbacks() async throws {
        let gateway = ScriptedPazeGateway()
        let engine = PaymentEngine(ports: PaymentPorts(paze: gateway), clock: ManualClock())
        let checkout = try PxpCheckout.initialize(config: PazeSamples.config(), engine: engine)
        let button = try checkout.create(.pazeButton, componentConfig: PazeButtonComponentConfig())
        #expect(await button.appear())
        let attempt = try await button.tapped()
        #expect(await button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        #expect(gateway.calls.entries == [.createCheckout, .complete, .decrypt, .authorise])
        #expect(gateway.authorisations.map { $0.shopper == nil } == [true])
        let snapshot = await checkout.snapshot()
        #expect(snapshot.lastOutcome?.isSuccess == true)
        #expect(!snapshot.isProcessing && !snapshot.isClaimed)
    }

    @Test("EN-16 without onError a button that cannot be shown is hidden all the same")
    func hiddenWithoutCallbacks() async throws {
        let engine = PaymentEngine(ports: PaymentPorts(paze: ScriptedPazeGateway()), clock: ManualClock())
        let checkout = try PxpCheckout.initialize(config: PazeSamples.config(currency: "EUR"), engine: engine)
        let button = try checkout.create(.pazeButton, componentConfig: PazeButtonComponentConfig())
        #expect(await !button.appear())
        #expect(await button.tap() == .refused(.hidden))
    }

    @Test("EN-16 one missing callback of the pair of PZ-02 leaves the lane free", arguments: [true, false])
    func halfAPair(hasInit: Bool) async throws {
        let shop = try Shop()
        if hasInit { shop.merchant.config.onPresentmentResolved = nil } else { shop.merchant.config.onInit = nil }
        #expect(try await shop.pay().outcome?.isSuccess == true)
        #expect(shop.merchant.begun.entries.first == (hasInit ? .onInit : .onPresentmentResolvedTrue))
        #expect(Array(shop.merchant.begun.entries.dropFirst()) == PazeCallbackName.attempt)
    }

    @Test("EN-29 C43 callbacks that are removed after the checkout are not called, and the flow ends with the defaults")
    func removedMidFlow() async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        let config = shop.merchant.config
        config.onCheckoutComplete = nil
        config.onComplete = nil
        config.onPreDecryption = nil
        config.onPostDecryption = nil
        config.onPreAuthorisation = nil
        config.onPostAuthorisation = nil
        let events = await shop.checkout.events()
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        #expect(
            shop.merchant.begun.entries == PazeCallbackName.presentment + [.onPazeButtonClicked, .onGetShopper])
        #expect(await shop.checkout.snapshot().lastOutcome?.isSuccess == true)
        await shop.checkout.close()
        var last: TransitionStep?
        for await case .transition(let step) in events where step.outcome != nil { last = last ?? step }
        #expect(last?.outcome?.isSuccess == true)
    }

    @Test("EN-29 a callback is the one that is set when it is delivered")
    func replacedMidFlow() async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        let replaced = EventLog<String>()
        shop.merchant.on(
            .onComplete,
            .runs { [config = shop.merchant.config] in
                config.onPreDecryption = {
                    replaced.append("onPreDecryption")
                    return false
                }
            })
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) == .ended(.handedOver))
        #expect(replaced.entries == ["onPreDecryption"])
    }

    @Test("EN-29 C83 configuration is read when it is used: a currency changed after presentment is refused at the tap")
    func configurationAtUse() async throws {
        let shop = try Shop()
        await shop.button.appear()
        #expect(try await shop.checkout.update(transactionData: PazeSamples.transaction(currency: "EUR")) == nil)
        #expect(await shop.button.tap().outcome?.failureCode == "SDK1213")
        #expect(shop.merchant.begun.entries == PazeCallbackName.presentment + [.onPazeButtonClicked, .onError])
        #expect(shop.merchant.errors.map(\.errorCode) == ["SDK1213"])
        #expect(shop.gateway.calls.entries.isEmpty)
    }
}
