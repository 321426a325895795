import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct CancelTests {
    @Test("EN-33 C11 a cancel right after the tap always cancels, and nothing money-moving follows")
    func rightAfter() async throws {
        for round in 0..<1_000 {
            let shop = try Shop()
            if round % 2 == 0 { shop.gateway.change { $0.createCheckout = [.later(.success(PazeSamples.session))] } }
            if round % 3 == 0 { shop.merchant.everywhere(.yields) }
            await shop.button.appear()
            let claimed = EventLog<Bool>()
            let tapping = Task {
                claimed.append(true)
                return await shop.button.tap()
            }
            await claimed.until(true)
            let answer = await shop.button.cancel()
            let progress = await tapping.value
            switch answer {
            case .cancelled:
                #expect(try await shop.button.outcome(of: AttemptID(1))?.cancelledBy == .host)
                #expect(!shop.button.isProcessing)
                #expect(await !shop.checkout.snapshot().isClaimed)
            case .nothingToCancel:
                guard case .waiting(.checkout) = progress else { throw WrongTurn() }
            case .tooLate: Issue.record("nothing was sent")
            }
            #expect(shop.gateway.count(.authorise) == 0)
            #expect(shop.merchant.begun.entries.count { $0 == .onCheckoutIncomplete } <= 1)
        }
    }

    @Test("EN-33 a cancel with nothing open answers so and touches no later attempt")
    func nothing() async throws {
        let shop = try Shop()
        #expect(await shop.button.cancel() == .nothingToCancel)
        await shop.button.appear()
        #expect(await shop.button.cancel() == .nothingToCancel)
        let attempt = try await shop.tapped()
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
        #expect(await shop.button.cancel() == .nothingToCancel)
        #expect(await shop.button.outcome?.isSuccess == true)
    }

    @Test("EN-37 a host's cancel before the first callback has begun makes no callback at all")
    func beforeTheFirst() async throws {
        let shop = try Shop()
        shop.merchant.config.onPazeButtonClicked = nil
        _ = try await shop.open()
        #expect(await shop.button.cancel() == .cancelled)
        #expect(shop.merchant.begun.entries == PazeCallbackName.presentment)
        #expect(await shop.button.outcome?.cancelledBy == .host)
        #expect(await !shop.checkout.snapshot().isClaimed)
    }

    @Test("EN-33 past the point of no return a cancel is too late, and the provider's answer decides")
    func tooLate() async throws {
        let shop = try Shop()
        shop.gateway.change { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        async let paid = shop.pay()
        await shop.gateway.calls.until(.authorise)
        #expect(await shop.button.cancel() == .tooLate)
        shop.gateway.release(.authorise)
        #expect(try await paid.outcome?.isSuccess == true)
        #expect(shop.merchant.begun.entries == PazeCallbackName.happyPath)
    }

    @Test(
        "EN-27 the cancellation of the task that waits in a call is a host's cancel before the point of no return",
        arguments: [PazeCallbackName.onPazeButtonClicked, .onCheckoutComplete, .onPreDecryption, .onGetShopper])
    func callerBefore(callback: PazeCallbackName) async throws {
        let shop = try Shop()
        let latch = TestLatch()
        shop.merchant.on(callback, .waits(latch))
        let paying = Task { try? await shop.pay() }
        await shop.merchant.begun.until(callback)
        await shop.settle()
        paying.cancel()
        _ = await paying.value
        #expect(await shop.button.outcome?.cancelledBy == .host)
        #expect(shop.gateway.count(.authorise) == 0)
        latch.open()
    }

    @Test("EN-27 after the point of no return no caller's cancellation reaches the attempt or its callbacks")
    func callerAfter() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        let seen = EventLog<Bool>()
        shop.gateway.change { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        shop.merchant.on(
            .onPostAuthorisation,
            .runs {
                seen.append(Task.isCancelled)
                await latch.pass()
                seen.append(Task.isCancelled)
            })
        let paying = Task { try await shop.pay() }
        await shop.gateway.calls.until(.authorise)
        await shop.settle()
        paying.cancel()
        shop.gateway.release(.authorise)
        await shop.merchant.begun.until(.onPostAuthorisation)
        latch.open()
        #expect(try await paying.value.outcome?.isSuccess == true)
        #expect(seen.entries == [false, false])
    }

    @Test("EN-27 once the flow rests the caller's task is done with it")
    func callerAtRest() async throws {
        let shop = try Shop()
        let latch = TestLatch()
        let tapping = Task {
            let attempt = try await shop.open()
            await latch.pass()
            return attempt
        }
        await shop.reach("awaitingCheckout")
        tapping.cancel()
        latch.open()
        let attempt = try await tapping.value
        await shop.settle()
        #expect(shop.button.isProcessing)
        #expect(await shop.button.deliver(PazeSamples.checkout(), attempt: attempt).outcome?.isSuccess == true)
    }

    @Test("EN-31 C99 host, shopper, deadline and teardown are four distinct reasons, each with its step")
    func fourReasons() async throws {
        var found: [Cancellation] = []
        for by in [Canceller.host, .shopper, .deadline, .teardown] {
            let shop = try Shop()
            let attempt = try await shop.open()
            switch by {
            case .host:
                await shop.button.cancel()
                _ = try await shop.button.outcome(of: attempt)
            case .shopper: await shop.button.deliver(.cancelled, attempt: attempt)
            case .deadline:
                shop.clock.advance(by: .seconds(900))
                _ = try await shop.button.outcome(of: attempt)
            default: await shop.button.disappear()
            }
            guard case .cancelled(let cancellation) = await shop.button.outcome else { throw WrongTurn() }
            found.append(cancellation.payload)
        }
        #expect(found.map(\.by) == [.host, .shopper, .deadline, .teardown])
        #expect(found.map(\.at) == Array(repeating: "awaitingCheckout", count: 4))
    }

    @Test("EN-24 a veto is the attempt's outcome, also where no callback is named for it", arguments: 0..<3)
    func veto(gate: Int) async throws {
        let shop = try Shop()
        switch gate {
        case 0: shop.merchant.approvesCheckout(false)
        case 1: shop.merchant.decrypts(false)
        default: shop.merchant.preAuthorises(.cancel)
        }
        let outcome = try await shop.pay().outcome
        #expect(gate == 1 ? outcome == .handedOver : outcome?.cancelledBy == .merchant)
        #expect(await shop.checkout.snapshot().lastOutcome == outcome)
        let named: [PazeCallbackName] = gate == 0 ? [.onCheckoutIncomplete] : []
        let gates: [PazeCallbackName] = [.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation]
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: gates[gate]) + named)
    }
}
