import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct QueuedTapTests {
    /// A shop whose attempt 1 has been cancelled by the shopper, and whose last callback is held.
    private func telling(_ latch: TestLatch) async throws -> (Shop, Task<PazeButtonComponent.Progress, Never>) {
        let shop = try Shop()
        shop.merchant.on(.onCheckoutIncomplete, .waits(latch))
        let attempt = try await shop.open()
        let ending = Task { await shop.button.deliver(.cancelled, attempt: attempt) }
        await shop.merchant.begun.until(.onCheckoutIncomplete)
        return (shop, ending)
    }

    @Test(
        "EN-14 while the last callback runs one tap is queued, with the id of the attempt to come, and a second is refused"
    )
    func queueOfOne() async throws {
        let latch = TestLatch()
        let (shop, ending) = try await telling(latch)
        #expect(await shop.button.tap() == .queued(AttemptID(2)))
        #expect(await shop.button.tap() == .refused(.queueFull))
        #expect(shop.merchant.begun.entries.last == .onCheckoutIncomplete)
        latch.open()
        #expect(await ending.value.outcome?.cancelledBy == .shopper)
        await shop.merchant.begun.until(.onPazeButtonClicked, times: 2)
        await shop.settle()
        #expect(await shop.button.attempt == AttemptID(2))
        #expect(shop.merchant.overlaps == 0)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: AttemptID(2)).outcome?.isSuccess == true)
    }

    @Test("EN-14 a queued tap is refused by EN-22 once the last callback has returned, and whoever awaits it learns it")
    func refusedThen() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(.onPostAuthorisation, .waits(latch))
        async let paid = shop.pay()
        await shop.merchant.begun.until(.onPostAuthorisation)
        #expect(await shop.button.tap() == .queued(AttemptID(2)))
        async let second = shop.button.outcome(of: AttemptID(2))
        await shop.settle()
        latch.open()
        #expect(try await paid.outcome?.isSuccess == true)
        #expect(try await second == nil)
        #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath)
        #expect(await !shop.checkout.snapshot().isClaimed)
        #expect(await shop.button.tap() == .refused(.alreadySettled))
    }

    @Test(
        "EN-14 a cancel or teardown drops the queued tap, and whoever awaits it gets cancelled",
        arguments: [true, false])
    func dropped(byCancel: Bool) async throws {
        let latch = TestLatch()
        let (shop, ending) = try await telling(latch)
        #expect(await shop.button.tap() == .queued(AttemptID(2)))
        let second = Task.immediate { try await shop.button.outcome(of: AttemptID(2)) }
        await shop.settle()
        if byCancel { #expect(await shop.button.cancel() == .cancelled) } else { await shop.button.disappear() }
        #expect(try await second.value?.cancelledBy == (byCancel ? .host : .teardown))
        latch.open()
        #expect(await ending.value.outcome?.cancelledBy == .shopper)
        #expect(shop.merchant.begun.entries.count { $0 == .onPazeButtonClicked } == 1)
        #expect(await !shop.checkout.snapshot().isClaimed)
    }

    @Test("EN-14 closing the session drops the queued tap of any button")
    func droppedByClose() async throws {
        let latch = TestLatch()
        let (shop, _) = try await telling(latch)
        let other = try shop.checkout.create(.pazeButton, componentConfig: PazeButtonComponentConfig())
        async let appeared = other.appear()
        await shop.settle()
        #expect(await other.tap() == .queued(AttemptID(2)))
        let second = Task.immediate { try await other.outcome(of: AttemptID(2)) }
        await shop.settle()
        #expect(await shop.checkout.close() == .closed)
        #expect(try await second.value?.cancelledBy == .teardown)
        latch.open()
        _ = await appeared
    }

    @Test("EN-06 a queued tap of one button outlives the teardown of the other, whose last callback it waited for")
    func outlivesTheOther() async throws {
        let latch = TestLatch()
        let (shop, ending) = try await telling(latch)
        let quiet = PazeButtonComponentConfig()
        let other = try shop.checkout.create(.pazeButton, componentConfig: quiet)
        #expect(await other.appear())
        #expect(await other.tap() == .queued(AttemptID(2)))
        #expect(await shop.button.cancel() == .tooLate)
        _ = await ending.value
        #expect(await other.attempt == AttemptID(2))
        #expect(await other.deliver(PazeSamples.checkout(), attempt: AttemptID(2)).outcome?.isSuccess == true)
        latch.open()
    }

    @Test("EN-14 an outside cancel takes over what an inner one left waiting behind its callback")
    func outsideTakesOver() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(
            .onCheckoutComplete,
            .runs { [button = shop.button] in
                #expect(await button.cancel() == .cancelled)
                #expect(await button.cancel() == .tooLate)
                await latch.pass()
            })
        let attempt = try await shop.open()
        async let end = shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        await shop.merchant.begun.until(.onCheckoutComplete)
        await shop.settle()
        #expect(!shop.merchant.begun.entries.contains(.onCheckoutIncomplete))
        #expect(!shop.button.isProcessing)
        #expect(await shop.button.cancel() == .tooLate)
        #expect(await end.outcome?.cancelledBy == .host)
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: .onCheckoutComplete) + [.onCheckoutIncomplete])
        #expect(shop.counter(.abandonedCallbacks) == 1)
        latch.open()
    }

    @Test(
        "EN-17 a callback that never returns after it has cancelled is left behind at its deadline, and the last callback comes"
    )
    func innerCancelThenDeadline() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        let inside = EventLog<Bool>()
        shop.merchant.on(
            .onPazeButtonClicked,
            .runs { [button = shop.button] in
                #expect(await button.cancel() == .cancelled)
                inside.append(true)
                await latch.pass()
            })
        await shop.button.appear()
        async let end = shop.button.tap()
        await inside.until(true)
        await shop.settle()
        shop.clock.advance(by: .seconds(30))
        #expect(await end.outcome?.cancelledBy == .host)
        #expect(
            shop.merchant.begun.entries == PazeCallbackName.path(to: .onPazeButtonClicked) + [.onCheckoutIncomplete])
        latch.open()
    }
}
