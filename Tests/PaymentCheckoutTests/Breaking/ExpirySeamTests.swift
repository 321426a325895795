import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// The session's expiry where it meets gates, retries and queued taps (EN-46).
@Suite struct ExpirySeamTests {
    private func shop(_ limit: Duration, deferring gates: PazeGates = []) throws -> Shop {
        var deadlines = DeadlinePolicy()
        deadlines.session = limit
        return try Shop(deadlines: deadlines, deferring: gates)
    }

    @Test(
        "EN-46 EN-19 expiry at a deferred gate closes it with FLOW0003, once, and a later tap is told so too",
        arguments: [PazeGates.onCheckoutComplete, .onPreDecryption, .onPreAuthorisation])
    func atGate(gate: PazeGates) async throws {
        let shop = try shop(.seconds(60), deferring: gate)
        let attempt = try await shop.open()
        guard case .waiting = await shop.button.deliver(PazeSamples.checkout(), attempt: attempt) else {
            throw WrongTurn()
        }
        let outcome = Task.immediate { try await shop.button.outcome(of: attempt) }
        await shop.settle()
        shop.clock.advance(by: .seconds(60))
        #expect(try await outcome.value?.cancelledBy == .expiry)
        let isSubmission = gate == .onPreAuthorisation
        #expect(shop.merchant.errors.map(\.errorCode) == (isSubmission ? [] : ["FLOW0003"]))
        #expect(shop.merchant.submitErrors.count == (isSubmission ? 1 : 0))
        if isSubmission {
            #expect(await shop.button.answerPreAuthorisation(.proceed, attempt: attempt) == .gateClosed)
        } else {
            #expect(await shop.button.answer(gate, true, attempt: attempt) == .gateClosed)
        }
        let clicks = shop.merchant.begun.entries.count { $0 == .onPazeButtonClicked }
        #expect(await shop.button.tap().outcome?.failureCode == "FLOW0003")
        #expect(shop.merchant.begun.entries.count { $0 == .onPazeButtonClicked } == clicks)
        #expect(shop.gateway.count(.authorise) == 0)
    }

    @Test(
        "EN-44 EN-46 a call that waits to be sent again is not, once the attempt has ended", arguments: [false, true])
    func duringRetry(expires: Bool) async throws {
        let shop = try shop(.nanoseconds(1))
        shop.gateway.change { $0.createCheckout = [.now(.notSent)] }
        await shop.button.appear()
        let tapping = Task.immediate { await shop.button.tap() }
        await shop.gateway.calls.until(.createCheckout)
        await shop.settle()
        if expires { shop.clock.advance(by: .nanoseconds(1)) } else { await shop.button.cancel() }
        #expect(await tapping.value.outcome?.cancelledBy == (expires ? .expiry : .host))
        shop.clock.advance(by: .seconds(10))
        await shop.settle()
        await shop.settle()
        #expect(shop.gateway.count(.createCheckout) == 1)
        #expect(shop.engine.liveDeadlines == 0)
    }

    @Test("EN-14 EN-46 a queued tap whose session has expired meanwhile is told FLOW0003, and calls nothing else")
    func queued() async throws {
        let shop = try shop(.seconds(10))
        shop.gateway.change { $0.authorise = [.now(.refused(ProviderRefusal(code: "no")))] }
        let latch = TestLatch()
        shop.merchant.on(.onSubmitError, .waits(latch))
        let paying = Task { try? await shop.pay() }
        await shop.merchant.begun.until(.onSubmitError)
        #expect(await shop.button.tap() == .queued(AttemptID(2)))
        let second = Task.immediate { try await shop.button.outcome(of: AttemptID(2)) }
        await shop.settle()
        shop.clock.advance(by: .seconds(10))
        await shop.settle()
        latch.open()
        #expect(try await second.value?.failureCode == "FLOW0003")
        guard case .ended(.refused) = await paying.value ?? .idle else { throw WrongTurn() }
        #expect(shop.merchant.errors.map(\.errorCode) == ["FLOW0003"])
        #expect(shop.merchant.begun.entries == PazeCallbackName.path(to: .onGetShopper) + [.onSubmitError, .onError])
        #expect(await !shop.checkout.snapshot().isClaimed)
    }
}
