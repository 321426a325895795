import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// The end of the session, and of the engine, asked for from inside a callback (EN-14).
@Suite struct EndingsInsideTests {
    @Test(
        "EN-14 EN-64 a shutdown from inside a callback does not wait for it, and says that its session is left",
        arguments: PazeCallbackName.attempt)
    func shutdown(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let reports = EventLog<[SessionID]>()
        shop.merchant.on(callback, .runs { [engine = shop.engine] in reports.append(await engine.shutdown().left) })
        _ = try? await shop.pay()
        await shop.settle()
        // The clock has not moved: it was answered at once.
        #expect(reports.entries == [[shop.checkout.id]])
        let outcome = await shop.button.outcome
        #expect(callback == .onPostAuthorisation ? outcome?.isSuccess == true : outcome?.cancelledBy == .shutdown)
        #expect(await !shop.checkout.snapshot().isClaimed)
        #expect(await shop.engine.shutdown().left.isEmpty)
        #expect(shop.engine.liveSessions == 0)
    }

    @Test(
        "EN-14 EN-66 a close from inside a callback is answered at once, and done when it has returned",
        arguments: PazeCallbackName.attempt)
    func close(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let answers = EventLog<CloseAnswer>()
        shop.merchant.on(callback, .runs { [checkout = shop.checkout] in answers.append(await checkout.close()) })
        _ = try? await shop.pay()
        await shop.settle()
        #expect(answers.entries == [.closesWithOutcome])
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: callback))
        #expect(shop.engine.liveSessions == 0)
        #expect(shop.engine.liveDeadlines == 0)
        #expect(await shop.button.tap() == .refused(.destroyed))
        #expect(await shop.checkout.close() == .alreadyClosed)
    }

    @Test(
        "EN-14 EN-17 a callback that was left behind is answered at once, whatever it calls then",
        arguments: PazeCallbackName.beforeTheOutcome, Reentry.allCases)
    func leftBehind(callback: PazeCallbackName, call: Reentry) async throws {
        let shop = try Shop()
        let (latch, done) = (TestLatch(), EventLog<Bool>())
        shop.merchant.on(
            callback,
            .runs { [button = shop.button, checkout = shop.checkout] in
                await latch.pass()
                _ = await call.make(button, checkout)
                await button.appear()
                _ = await call.make(button, checkout)
                done.append(true)
            })
        let paying = Task { try? await shop.pay() }
        await shop.merchant.begun.until(callback)
        await shop.button.disappear()
        _ = await paying.value
        latch.open()
        await done.until(true)
        #expect(shop.merchant.overlaps == 0)
        await shop.button.disappear()
        #expect(await shop.checkout.close() == .closed)
        #expect(shop.engine.liveSessions == 0)
        #expect(shop.engine.liveDeadlines == 0)
    }

    @Test(
        "EN-14 an appearance from outside waits for a callback that has torn its own button down",
        arguments: PazeCallbackName.beforeTheOutcome)
    func outsideAppearance(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let (latch, left) = (TestLatch(), EventLog<Bool>())
        shop.merchant.on(
            callback,
            .runs { [button = shop.button] in
                await button.disappear()
                left.append(true)
                await latch.pass()
            })
        let paying = Task { try? await shop.pay() }
        await left.until(true)
        shop.button.post(.appear)
        await shop.settle()
        await shop.settle()
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: callback))
        latch.open()
        _ = await paying.value
        await shop.merchant.begun.until(.onPresentmentResolvedTrue, times: 2)
        await shop.settle()
        #expect(shop.merchant.overlaps == 0)
        #expect(shop.counter(.abandonedCallbacks) == 0)
        #expect(await shop.button.state == .ready)
    }
}
