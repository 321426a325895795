import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// That the payout page's samples compile is shown by their being here; the complete one is run.
@Suite("The payout page's samples")
struct PayoutSampleTests {
    private func checkout(_ shop: PayoutSampleShop) throws -> PxpCheckout {
        let engine = PaymentEngine(ports: PaymentPorts(payout: ScriptedPayoutGateway()), clock: ManualClock())
        return try engine.open(
            shop.checkoutConfig(
                session: PazeSamples.sessionData(), transactionData: PayoutTestSamples.transaction()))
    }

    @Test("TY-30 the complete example pays out, and its callbacks are called in order")
    func complete() async throws {
        let shop = PayoutSampleShop()
        let component = try checkout(shop).create(.payoutSubmission, componentConfig: shop.complete())
        await component.tap()
        #expect(
            shop.log.entries.filter { !$0.hasPrefix("analytics") } == [
                "payout button clicked", "confirm", "Merchant TX ID: payout-1", "System TX ID: payout-system-1",
            ])
        await shop.log.until("analytics PaymentSucceeded")
    }

    @Test("TY-30 each of the single samples makes a component that pays out, whatever it leaves unset")
    func single() async throws {
        for place in PayoutSampleShop().single().indices {
            let shop = PayoutSampleShop()
            let component = try checkout(shop).create(.payoutSubmission, componentConfig: shop.single()[place])
            #expect(try #require(await component.tap().outcome).isSuccess)
        }
    }

    @Test("TY-30 PO-10 the page's practices, set on a configuration that is there")
    func practices() async throws {
        let shop = PayoutSampleShop()
        let config = PayoutSubmissionComponentConfig()
        let component = try checkout(shop).create(.payoutSubmission, componentConfig: config)
        shop.practices(config)
        await component.tap()
        #expect(
            shop.log.entries.filter { !$0.hasPrefix("analytics") } == [
                "payout_started", "Confirm payout: Send it?", "payout_completed",
            ])
    }

    @Test("TY-30 callbacks are set one by one, too, and a closure is read when it is delivered (EN-29)")
    func oneByOne() async throws {
        let shop = PayoutSampleShop()
        let config = PayoutSubmissionComponentConfig()
        let component = try checkout(shop).create(.payoutSubmission, componentConfig: config)
        config.onClick = { config.onPostPayout = { _ in shop.log.append("set late") } }
        config.onError = { error in shop.log.append(error.errorCode) }
        await component.tap()
        #expect(shop.log.entries.filter { !$0.hasPrefix("analytics") } == ["set late"])
    }
}
