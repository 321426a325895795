import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct ClaimTests {
    @Test("EN-20 of two concurrent taps exactly one is accepted, and the other calls nothing")
    func twoTaps() async throws {
        for _ in 0..<200 {
            let shop = try Shop()
            shop.merchant.everywhere(.yields)
            await shop.button.appear()
            async let first = shop.button.tap()
            async let second = shop.button.tap()
            let answers = await [first, second]
            #expect(answers.count { $0 == .refused(.alreadyProcessing) } == 1)
            #expect(answers.count { if case .waiting(.checkout) = $0 { true } else { false } } == 1)
            #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: .onPazeButtonClicked))
            #expect(await shop.checkout.snapshot().attempts == 1)
        }
    }

    @Test(
        "EN-20 a tap is refused from the accepted tap until the outcome, without a callback",
        arguments: PazeCallbackName.beforeTheOutcome)
    func refusedThroughout(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(callback, .waits(latch))
        async let paid = shop.pay()
        await shop.merchant.begun.until(callback)
        #expect(await shop.button.tap() == .refused(.alreadyProcessing))
        #expect(await shop.button.postTap() == .refused(.alreadyProcessing))
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: callback))
        latch.open()
        #expect(try await paid.outcome?.isSuccess == true)
    }

    @Test("EN-20 each refusal of a tap has its reason")
    func reasons() async throws {
        let unseen = try Shop()
        #expect(await unseen.button.tap() == .refused(.notReady))
        let hidden = try Shop(currency: "EUR")
        #expect(await !hidden.button.appear())
        #expect(await hidden.button.tap() == .refused(.hidden))
        let paid = try Shop()
        try await paid.pay()
        #expect(await paid.button.tap() == .refused(.alreadySettled))
        let given = try Shop()
        given.merchant.decrypts(false)
        try await given.pay()
        #expect(await given.button.tap() == .refused(.handedOver))
        let closed = try Shop()
        await closed.button.appear()
        await closed.checkout.close()
        #expect(await closed.button.tap() == .refused(.destroyed))
        let stopping = try Shop()
        await stopping.button.appear()
        stopping.engine.context.beginShutdown()
        #expect(await stopping.button.tap() == .refused(.shuttingDown))
        let partial = try Shop()
        partial.gateway.change {
            $0.authorise = [
                .now(
                    .success(
                        TransactionReply(
                            state: .authorised, systemTransactionId: "system-1", amount: 20, currencyCode: "USD")))
            ]
        }
        #expect(try await partial.pay().outcome?.failureCode == "FLOW0005")
        #expect(await partial.button.tap() == .refused(.needsReconciliation))
        for shop in [unseen, hidden, closed, stopping] { #expect(await shop.checkout.snapshot().attempts == 0) }
    }

    @Test("EN-20 a refused tap gives the claim back: the next one that may begin does")
    func refusalKeepsNoClaim() async throws {
        let shop = try Shop()
        #expect(await shop.button.tap() == .refused(.notReady))
        #expect(await !shop.checkout.snapshot().isClaimed)
        #expect(try await shop.pay().outcome?.isSuccess == true)
    }

    @Test("EN-21 stream and snapshot show the outcome while the last callback runs; the claim is released after it")
    func visibleAtOnce() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(.onPostAuthorisation, .waits(latch))
        let attempt = try await shop.open()
        let events = await shop.checkout.events()
        async let end = shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        await shop.merchant.begun.until(.onPostAuthorisation)
        for await case .transition(let step) in events {
            guard let outcome = step.outcome else { continue }
            #expect(outcome.isSuccess && step.state == "announcing" && !step.isProcessing)
            break
        }
        var snapshot = await shop.checkout.snapshot()
        #expect(snapshot.lastOutcome?.isSuccess == true && snapshot.isClaimed && !snapshot.isProcessing)
        let waiters = (0..<3).map { _ in Task.immediate { try await shop.button.outcome(of: attempt) } }
        await shop.settle()
        #expect(!shop.merchant.returned.entries.contains(.onPostAuthorisation))
        latch.open()
        #expect(await end.outcome?.isSuccess == true)
        for waiter in waiters { #expect(try await waiter.value?.isSuccess == true) }
        snapshot = await shop.checkout.snapshot()
        #expect(!snapshot.isClaimed)
    }

    @Test("EN-23 the flag is up before the click callback and down before the last one", arguments: [true, false])
    func flag(succeeds: Bool) async throws {
        let shop = try Shop()
        let seen = EventLog<String>()
        let changes = await shop.checkout.processingChanges()
        for callback in PazeCallbackName.attempt + [.onCheckoutIncomplete] {
            shop.merchant.on(
                callback,
                .runs { [checkout = shop.checkout] in
                    seen.append("\(callback) \(checkout.isProcessing)")
                })
        }
        #expect(!shop.checkout.isProcessing)
        let attempt = try await shop.open()
        #expect(shop.checkout.isProcessing)
        let answer: PazeReturn = succeeds ? PazeSamples.checkout() : .cancelled
        #expect(await shop.button.deliver(answer, attempt: attempt).outcome != nil)
        #expect(!shop.checkout.isProcessing)
        let path = succeeds ? PazeCallbackName.attempt : [.onPazeButtonClicked, .onCheckoutIncomplete]
        #expect(seen.entries == path.map { "\($0) \($0 != path.last)" })
        await shop.checkout.close()
        var all: [Bool] = []
        for await change in changes { all.append(change) }
        #expect(all == [false, true, false])
    }

    @Test("EN-23 who subscribes while the flag is up reads that, then each change, none twice")
    func flagFromTheMiddle() async throws {
        let shop = try Shop()
        let attempt = try await shop.open()
        let changes = await shop.checkout.processingChanges()
        await shop.button.deliver(.cancelled, attempt: attempt)
        _ = try await shop.tapped()
        await shop.checkout.close()
        var all: [Bool] = []
        for await change in changes { all.append(change) }
        #expect(all == [true, false, true, false])
    }
}
