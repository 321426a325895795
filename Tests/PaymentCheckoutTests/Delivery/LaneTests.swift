import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct LaneTests {
    @Test("EN-10 no callback of a session runs while another one does, synchronous ones included")
    func noOverlap() async throws {
        let shop = try Shop()
        shop.merchant.everywhere(.yields)
        let latch = TestLatch()
        shop.merchant.on(.onPreDecryption, .waits(latch))
        let others = try (0..<3).map { _ in
            try shop.checkout.create(.pazeButton, componentConfig: shop.merchant.config)
        }
        let attempt = try await shop.open()
        async let end = shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
        await shop.merchant.begun.until(.onPreDecryption)
        await withTaskGroup(of: Void.self) { group in
            for other in others { group.addTask { await other.appear() } }
            group.addTask {
                await shop.settle()
                #expect(shop.merchant.begun.entries.last == .onPreDecryption)
                latch.open()
            }
        }
        #expect(await end.outcome?.isSuccess == true)
        #expect(shop.merchant.overlaps == 0)
        #expect(shop.merchant.begun.entries.count { $0 == .onInit } == 4)
    }

    @Test("EN-06 presentment comes between another button's callbacks, never inside the pair of PZ-02")
    func pairsAreNeverSplit() async throws {
        for _ in 0..<50 {
            let shop = try Shop()
            shop.merchant.everywhere(.yields)
            let others = try (0..<4).map { _ in
                try shop.checkout.create(.pazeButton, componentConfig: shop.merchant.config)
            }
            let attempt = try await shop.open()
            async let end = shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
            await withTaskGroup(of: Void.self) { group in
                for other in others { group.addTask { await other.appear() } }
            }
            _ = await end
            let begun = shop.merchant.begun.entries
            for (place, callback) in begun.enumerated() where callback == .onInit {
                #expect(begun[place + 1] == .onPresentmentResolvedTrue)
            }
            #expect(begun.filter { !PazeCallbackName.presentment.contains($0) } == PazeCallbackName.attempt)
            #expect(shop.merchant.overlaps == 0)
        }
    }

    @Test(
        "EN-11 C49 callbacks come in the order of their transitions, whatever the priorities of who posts the answers")
    func orderWhateverThePriorities() async throws {
        for seed in 0..<1_000 {
            var script = ScriptedPazeGateway.Script()
            script.createCheckout = [.held(.success(PazeSamples.session))]
            script.complete = [.held(.success(.decoded(PazeSamples.completed)))]
            script.decrypt = [.held(.success(PazeSamples.decrypted))]
            script.authorise = [.held(.success(PazeSamples.authorised))]
            let shop = try Shop(ScriptedPazeGateway(script))
            let gateway = shop.gateway
            if seed % 3 == 0 { shop.merchant.everywhere(.yields) }
            await shop.button.appear()
            let calls: [PazeCall] = [.createCheckout, .complete, .decrypt, .authorise]
            let answering = calls.enumerated().map { place, call in
                Task(priority: (seed + place) % 2 == 0 ? .high : .background) {
                    await gateway.calls.until(call)
                    while !gateway.release(call) { await Task.yield() }
                }
            }
            let paying = Task(priority: seed % 2 == 0 ? .background : .high) {
                let attempt = try await shop.tapped()
                return await shop.button.deliver(PazeSamples.checkout(), attempt: attempt)
            }
            #expect(try await paying.value.outcome?.isSuccess == true)
            for task in answering { await task.value }
            #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath)
        }
    }

    @Test(
        "EN-12 the flow does not move past an awaited callback until it has returned",
        arguments: PazeCallbackName.attempt)
    func waitsForTheCallback(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(callback, .waits(latch))
        async let paid = shop.pay()
        await shop.merchant.begun.until(callback)
        await shop.settle()
        let calls = shop.gateway.calls.entries
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: callback))
        switch callback {
        case .onPazeButtonClicked: #expect(calls.isEmpty)
        case .onCheckoutComplete: #expect(calls == [.createCheckout])
        case .onComplete, .onPreDecryption: #expect(calls == [.createCheckout, .complete])
        case .onPostDecryption, .onPreAuthorisation, .onGetShopper:
            #expect(calls == [.createCheckout, .complete, .decrypt])
        case .onPostAuthorisation: #expect(calls == [.createCheckout, .complete, .decrypt, .authorise])
        case .onInit, .onPresentmentResolvedTrue, .onPresentmentResolvedFalse, .onCheckoutIncomplete, .onSubmitError,
            .onError:
            Issue.record("not on the path")
        }
        latch.open()
        #expect(try await paid.outcome?.isSuccess == true)
        #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath)
        #expect(shop.merchant.returned.entries == PazeCallbackName.happyPath)
    }

    @Test("EN-11 C52 what is queued behind a callback that failed is still delivered, in order")
    func failureLosesNothing() async throws {
        let shop = try Shop()
        shop.merchant.on(.onPazeButtonClicked, .runs { withUnsafeCurrentTask { $0?.cancel() } })
        let others = try (0..<3).map { _ in
            try shop.checkout.create(.pazeButton, componentConfig: shop.merchant.config)
        }
        await shop.button.appear()
        async let attempt = shop.tapped()
        for other in others { #expect(await other.appear()) }
        #expect(
            await shop.button.deliver(PazeSamples.checkout(), attempt: try await attempt).outcome?.isSuccess == true)
        #expect(shop.merchant.begun.entries.count { $0 == .onPresentmentResolvedTrue } == 4)
        #expect(shop.counter(.callbackFailures) == 1)
    }
}
