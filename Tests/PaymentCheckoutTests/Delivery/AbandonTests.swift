import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct AbandonTests {
    private static let gates: [PazeCallbackName] = [.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation]
    private static let others = PazeCallbackName.attempt.filter { !gates.contains($0) }

    /// Holds a callback; it logs whether its task was cancelled when it is let go.
    private func hold(_ callback: PazeCallbackName, of shop: Shop) -> (TestLatch, EventLog<Bool>) {
        let latch = TestLatch()
        let cancelled = EventLog<Bool>()
        shop.merchant.on(
            callback,
            .runs {
                await latch.pass()
                cancelled.append(Task.isCancelled)
            })
        return (latch, cancelled)
    }

    @Test(
        "EN-17 past its deadline a notification counts as returned and a query as nil, and the flow succeeds",
        arguments: others)
    func deadline(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        shop.merchant.names(TransactionShopper(firstName: "Ada"))
        let (latch, cancelled) = hold(callback, of: shop)
        async let paid = shop.pay()
        await shop.merchant.begun.until(callback)
        await shop.settle()
        shop.clock.advance(by: .seconds(30))
        #expect(try await paid.outcome?.isSuccess == true)
        #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath)
        #expect(shop.counter(.abandonedCallbacks) == 1)
        let late = shop.counter(.lateAnswers)
        latch.open()
        await shop.merchant.returned.until(callback)
        await shop.settle()
        #expect(cancelled.entries == [true])
        #expect(shop.counter(.lateAnswers) == late + 1)
        #expect(shop.gateway.count(.authorise) == 1)
        if callback == .onGetShopper { #expect(shop.gateway.authorisations.map { $0.shopper == nil } == [true]) }
    }

    @Test("EN-17 a gate past its deadline is FLOW0002, and its late yes moves nothing", arguments: gates)
    func gateDeadline(callback: PazeCallbackName) async throws {
        var deadlines = DeadlinePolicy()
        deadlines.gate = .seconds(60)
        let shop = try Shop(deadlines: deadlines)
        let (latch, cancelled) = hold(callback, of: shop)
        async let paid = shop.pay()
        await shop.merchant.begun.until(callback)
        await shop.settle()
        shop.clock.advance(by: .seconds(60))
        #expect(try await paid.outcome?.failureCode == "FLOW0002")
        let last: PazeCallbackName = callback == .onPreAuthorisation ? .onSubmitError : .onError
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: callback) + [last])
        let calls = shop.gateway.calls.entries
        latch.open()
        await shop.merchant.returned.until(callback)
        await shop.settle()
        #expect(cancelled.entries == [true])
        #expect(shop.gateway.calls.entries == calls)
        #expect(await shop.button.outcome?.failureCode == "FLOW0002")
    }

    @Test("EN-17 a gate has no deadline by default: it waits longer than any other callback may")
    func gatesHaveNone() async throws {
        let shop = try Shop()
        let (latch, cancelled) = hold(.onPreDecryption, of: shop)
        async let paid = shop.pay()
        await shop.merchant.begun.until(.onPreDecryption)
        await shop.settle()
        shop.clock.advance(by: .seconds(1_000))
        await shop.settle()
        latch.open()
        #expect(try await paid.outcome?.isSuccess == true)
        #expect(cancelled.entries == [false])
    }

    @Test(
        "EN-17 a cancel from outside abandons the running callback at once: its task is cancelled, its answer dropped",
        arguments: PazeCallbackName.beforeTheOutcome)
    func cancelFromOutside(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let (latch, cancelled) = hold(callback, of: shop)
        let paid = Task { try? await shop.pay() }
        await shop.merchant.begun.until(callback)
        #expect(await shop.button.cancel() == .cancelled)
        _ = await paid.value
        #expect(await shop.button.outcome?.cancelledBy == .host)
        let tells = callback == .onPazeButtonClicked || callback == .onCheckoutComplete
        #expect(
            shop.merchant.begun.entries == PazeCallbackName.path(to: callback) + (tells ? [.onCheckoutIncomplete] : []))
        latch.open()
        await shop.merchant.returned.until(callback)
        await shop.settle()
        #expect(cancelled.entries == [true])
        #expect(shop.gateway.count(.authorise) == 0)
        #expect(!shop.button.isProcessing)
    }

    @Test(
        "EN-17 a cancel abandons a running last callback and leaves the outcome; after sending its task is not cancelled",
        arguments: [true, false])
    func lastCallback(isSent: Bool) async throws {
        let shop = try Shop()
        let last: PazeCallbackName = isSent ? .onPostAuthorisation : .onCheckoutIncomplete
        let (latch, cancelled) = hold(last, of: shop)
        let attempt = try await shop.open()
        async let end = shop.button.deliver(isSent ? PazeSamples.checkout() : .cancelled, attempt: attempt)
        await shop.merchant.begun.until(last)
        #expect(await shop.button.cancel() == .tooLate)
        let outcome = await end.outcome
        #expect(outcome?.isSuccess == isSent && outcome?.cancelledBy == (isSent ? nil : .shopper))
        #expect(await !shop.checkout.snapshot().isClaimed)
        latch.open()
        await shop.merchant.returned.until(last)
        #expect(cancelled.entries == [!isSent])
        #expect(await shop.button.outcome == outcome)
    }

    @Test(
        "EN-18 after teardown no callback of the button starts, and the running one's answer is dropped",
        arguments: PazeCallbackName.beforeTheOutcome)
    func teardown(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let (latch, cancelled) = hold(callback, of: shop)
        let paid = Task { try? await shop.pay() }
        await shop.merchant.begun.until(callback)
        await shop.button.disappear()
        _ = await paid.value
        #expect(await shop.button.outcome?.cancelledBy == .teardown)
        latch.open()
        await shop.merchant.returned.until(callback)
        await shop.settle()
        #expect(cancelled.entries == [true])
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: callback))
        #expect(shop.gateway.count(.authorise) == 0)
    }

    @Test("EN-12 the deadline of each callback is its own, counted from when it began")
    func eachItsOwn() async throws {
        let shop = try Shop()
        let first = TestLatch()
        shop.merchant.on(.onComplete, .waits(first))
        let (latch, _) = hold(.onPostDecryption, of: shop)
        async let paid = shop.pay()
        await shop.merchant.begun.until(.onComplete)
        await shop.settle()
        shop.clock.advance(by: .seconds(20))
        first.open()
        await shop.merchant.begun.until(.onPostDecryption)
        await shop.settle()
        shop.clock.advance(by: .seconds(29))
        await shop.settle()
        #expect(shop.merchant.begun.entries.last == .onPostDecryption)
        #expect(shop.counter(.abandonedCallbacks) == 0)
        shop.clock.advance(by: .seconds(1))
        #expect(try await paid.outcome?.isSuccess == true)
        #expect(shop.counter(.abandonedCallbacks) == 1)
        latch.open()
    }
}
