import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// What the engine counts, at the edges of an attempt (EN-80).
@Suite struct CountingTests {
    @Test("EN-80 every callback is counted: presentment's, the attempt's and its last one", arguments: [false, true])
    func callbacks(suspends: Bool) async throws {
        let shop = try Shop()
        if suspends { shop.merchant.everywhere(.yields) }
        await shop.button.appear()
        #expect(shop.counter(.callbacks) == 2)
        let attempt = try await shop.tapped()
        #expect(shop.counter(.callbacks) == 3)
        await shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        #expect(shop.counter(.callbacks) == 10)
        await shop.button.disappear()
        await shop.button.appear()
        #expect(shop.counter(.callbacks) == 12)
    }

    @Test("EN-80 a callback that was left behind is counted, and so is the one that tells of it")
    func abandoned() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(.onCheckoutComplete, .waits(latch))
        let paying = Task { try? await shop.pay() }
        await shop.merchant.begun.until(.onCheckoutComplete)
        #expect(await shop.button.cancel() == .cancelled)
        _ = await paying.value
        #expect(shop.counter(.callbacks) == 5)
        #expect(shop.counter(.abandonedCallbacks) == 1)
        latch.open()
    }

    @Test("EN-80 attempts are those that were let in: refused and queued-and-dropped taps are none")
    func attempts() async throws {
        let shop = try Shop()
        await shop.button.tap()
        #expect(shop.counter(.attempts) == 0)
        let latch = TestLatch()
        shop.merchant.on(.onPostAuthorisation, .waits(latch))
        let paying = Task { try? await shop.pay() }
        await shop.merchant.begun.until(.onPostAuthorisation)
        #expect(await shop.button.tap() == .queued(AttemptID(2)))
        latch.open()
        _ = await paying.value
        #expect(await shop.button.tap() == .refused(.alreadySettled))
        #expect(shop.counter(.attempts) == 1)
    }
}
