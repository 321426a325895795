import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What a notification does to an attempt") struct NotificationTests {
    @Test(
        "C60 EN-51 a success ends the attempt whose shopper never comes back; the return is told so and changes nothing"
    )
    func atCheckout() async throws {
        let rig = try await OutcomeRig()
        let attempt = try await rig.tap()
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.callbacks == [.onPazeButtonClicked, .onPostAuthorisation])
        #expect(rig.merchant.results.map(\.systemTransactionId) == ["system-1"])
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1"])
        #expect(await rig.button.deliver(PazeSamples.checkout(), attempt: attempt) == .refused(.wrongStep))
        #expect(await rig.button.tap() == .refused(.alreadySettled))
        #expect(rig.callbacks.count == 2)
        #expect(rig.gateway.count(.authorise) == 0)
        #expect(!rig.checkout.isProcessing && !rig.checkout.session.supervisor.isClaimed)
        #expect(rig.engine.liveDeadlines == 0)
    }

    @Test("EN-19 EN-51 a success closes a deferred gate: a later answer is told so and moves nothing")
    func atDeferredGate() async throws {
        let rig = try await OutcomeRig()
        rig.merchant.config.deferredGates = [.onCheckoutComplete]
        let attempt = try await rig.tap()
        _ = await rig.button.deliver(PazeSamples.checkout(), attempt: attempt)
        #expect(await rig.state == "approvingCheckout")
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(await rig.button.answer(.onCheckoutComplete, true, attempt: attempt) == .gateClosed)
        #expect(rig.gateway.count(.complete) == 0)
    }

    @Test(
        "EN-17 EN-51 a success overtakes a running callback: its task is cancelled, its late answer is dropped, nothing is sent",
        arguments: [
            PazeCallbackName.onPazeButtonClicked, .onCheckoutComplete, .onComplete, .onPreDecryption, .onPostDecryption,
            .onPreAuthorisation, .onGetShopper,
        ])
    func overtakes(callback: PazeCallbackName) async throws {
        let rig = try await OutcomeRig()
        let latch = TestLatch()
        rig.merchant.on(callback, .waits(latch))
        await rig.button.appear()
        await rig.button.postTap()
        if callback != .onPazeButtonClicked {
            await rig.entered("awaitingCheckout")
            await rig.button.postDelivery(PazeSamples.checkout(), attempt: AttemptID(1))
        }
        await rig.merchant.begun.until(callback)
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.merchant.begun.entries.last == .onPostAuthorisation)
        latch.open()
        await rig.merchant.returned.until(callback)
        await rig.settle()
        #expect(rig.merchant.begun.entries.last == .onPostAuthorisation)
        #expect(rig.gateway.count(.authorise) == 0)
        #expect(rig.merchant.overlaps == 0)
        #expect(rig.engine.counters[.abandonedCallbacks] == 1)
    }

    @Test("EN-14 EN-51 from inside a callback it is answered at once, and what follows waits for the callback's return")
    func fromInside() async throws {
        let rig = try await OutcomeRig()
        let answer = EventLog<NotificationAnswer>()
        rig.merchant.on(
            .onCheckoutComplete,
            .runs { [weak rig] in
                guard let rig else { return }
                answer.append(await rig.hear())
            })
        guard case .ended(let outcome) = try await rig.pay() else { throw Unexpected(what: "no end") }
        #expect(outcome.isSuccess)
        #expect(answer.entries == [.accepted])
        #expect(rig.merchant.returned.entries.suffix(2) == [.onCheckoutComplete, .onPostAuthorisation])
        #expect(rig.gateway.calls.entries == [.createCheckout])
        #expect(rig.merchant.overlaps == 0)
    }

    @Test("EN-41 EN-51 a success while the attempt waits for a slot gives its place up: nothing is sent")
    func waitingForSlot() async throws {
        var configuration = EngineConfiguration()
        configuration.maximumCallsInFlight = 1
        let first = try await OutcomeRig(configuration: configuration) {
            $0.authorise = [.held(.success(PazeSamples.authorised))]
        }
        _ = try await first.reach(.authorise)
        let second = try await OutcomeRig(sharing: first, transactionId: "order-2")
        let attempt = try await second.tap()
        await second.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await second.entered("reserving")
        #expect(await second.hear(.sample(transaction: "order-2", system: "system-2")) == .accepted)
        #expect(try await second.outcome().isSuccess)
        first.gateway.release(.authorise)
        #expect(try await first.outcome().isSuccess)
        #expect(first.gateway.count(.authorise) == 1)
    }

    @Test("C54 EN-50 before, after and instead of the reply: one callback, one charge, one outcome", arguments: 0..<3)
    func around(order: Int) async throws {
        let rig = try await OutcomeRig { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        let attempt = try await rig.reach(.authorise)
        if order == 1 {
            rig.gateway.release(.authorise)
            #expect(try await rig.outcome(attempt).isSuccess)
        }
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome(attempt).isSuccess)
        if order == 0 {
            rig.gateway.release(.authorise)
            await rig.seen.until { $0.contains { $0.diagnostic != nil } }
        }
        #expect(rig.merchant.results.count == 1)
        #expect(rig.merchant.submitErrors.isEmpty && rig.merchant.errors.isEmpty)
        #expect(rig.gateway.count(.authorise) == 1)
        #expect(await rig.settlement == .succeeded)
        #expect(rig.engine.counters[.paidAfter] == 0)
    }

    @Test(
        "EN-50 a no while the reply is open has the provider asked at once, and the armed deadline is nobody's any more"
    )
    func bringsQueryForward() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.never]
            $0.findTransactions = [.now(.success(FoundTransactions()))]
        }
        _ = try await rig.reach(.authorise)
        rig.clock.advance(by: .seconds(29))
        #expect(await rig.hear(.sample(.refused)) == .accepted)
        await rig.entered("verifying")
        #expect(rig.gateway.count(.findTransactions) == 1)
        // What would have been the call's own deadline comes and goes.
        rig.clock.advance(by: .seconds(1))
        await rig.settle()
        #expect(await rig.state == "verifying")
        #expect(rig.gateway.count(.findTransactions) == 1)
        // The second query comes 2 s, a fifth more or less, after the first.
        rig.clock.advance(by: .milliseconds(1_400))
        await rig.gateway.calls.until(.findTransactions, times: 2)
        rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))] }
        await rig.entered("verifying", times: 2)
        #expect(await rig.hear(.sample(.rejected)) == .accepted)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.merchant.results.count == 1)
        rig.gateway.dropReplies()
    }

    @Test("EN-50 a no ends nothing before sending, and after the outcome it is settlement only")
    func noEndsNothing() async throws {
        let rig = try await OutcomeRig()
        let attempt = try await rig.tap()
        #expect(await rig.hear(.sample(.refused)) == .accepted)
        #expect(await rig.state == "awaitingCheckout")
        guard case .ended(.succeeded) = await rig.button.deliver(PazeSamples.checkout(), attempt: attempt) else {
            throw Unexpected(what: "no success")
        }
        let callbacks = rig.callbacks
        #expect(await rig.hear(.sample(.cancelled)) == .accepted)
        #expect(await rig.settlement == .reversed)
        #expect(rig.callbacks == callbacks)
    }

    @Test("EN-36 another amount from outside is FLOW0005 with its ids, until it is reconciled")
    func mismatch() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        let attempt = try await rig.tap()
        #expect(await rig.hear(.sample { $0.amount = 24 }) == .accepted)
        guard case .failed(let failure) = try await rig.outcome(attempt) else { throw Unexpected(what: "no failure") }
        #expect(failure.payload.code == "FLOW0005")
        #expect(rig.merchant.results.map(\.systemTransactionId) == ["system-1"])
        #expect(await rig.button.tap() == .refused(.needsReconciliation))
        #expect(await rig.checkout.reset() == nil)
        // What is still heard of the reconciled transaction changes nothing, and the next one has an id of its own (EN-47).
        #expect(await rig.hear(.sample(.captured) { $0.amount = 24 }) == .accepted)
        guard case .ended(.succeeded) = try await rig.pay() else { throw Unexpected(what: "no success") }
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ["order-1-2"])
    }

    @Test("EN-38 EN-51 after a cancel, a hand-over or an unknown outcome a success is streamed and makes no callback")
    func paidAfter() async throws {
        for end in 0..<2 {
            let rig = try await OutcomeRig()
            if end == 0 {
                _ = try await rig.tap()
                #expect(await rig.button.cancel() == .cancelled)
            } else {
                rig.merchant.decrypts(false)
                _ = try await rig.pay()
            }
            let outcome = try await rig.outcome()
            let callbacks = rig.callbacks
            #expect(await rig.hear() == .accepted)
            await rig.seen.until { $0.contains(.paidAfter(outcome)) }
            #expect(rig.callbacks == callbacks)
            #expect(rig.engine.counters[.paidAfter] == 1)
            #expect(await rig.button.tap() == .refused(.alreadySettled))
            #expect(await rig.checkout.reset() == .alreadySettled)
        }
    }

    @Test("EN-51 in an idle session a success settles without a callback, also before any component has appeared")
    func idle() async throws {
        for isShown in [true, false] {
            let rig = try await OutcomeRig()
            if isShown { await rig.button.appear() }
            #expect(await rig.hear() == .accepted)
            #expect(await rig.settlement == .succeeded)
            if !isShown { await rig.button.appear() }
            #expect(await rig.button.tap() == .refused(.alreadySettled))
            #expect(rig.callbacks.isEmpty)
            #expect(await rig.checkout.reset() == .alreadySettled)
        }
    }

    @Test("EN-06 EN-51 a success of one button's earlier transaction stops the other button's attempt")
    func otherButton() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.refused))] }
        _ = try await rig.pay()
        let merchant = ScriptedMerchant()
        let other = try rig.checkout.create(.pazeButton, componentConfig: merchant.config)
        await other.appear()
        guard case .waiting(.checkout(let handoff)) = await other.tap() else { throw Unexpected(what: "no checkout") }
        #expect(await rig.hear(.sample(.captured)) == .accepted)
        let outcome = try #require(await other.outcome(of: handoff.payload.attempt.payload.id))
        #expect(outcome.isSuccess)
        #expect(merchant.results.map(\.systemTransactionId) == ["system-1"])
        #expect(rig.gateway.count(.authorise) == 1)
    }

    @Test("EN-43 a second transaction that succeeded is a duplicate charge, streamed and counted")
    func duplicateCharge() async throws {
        let rig = try await OutcomeRig()
        _ = try await rig.pay()
        #expect(await rig.hear(.sample(system: "system-9")) == .accepted)
        let second = TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: "system-9")
        await rig.seen.until { $0.contains(.duplicateCharge([second])) }
        #expect(rig.engine.counters[.duplicateCharges] == 1)
        #expect(rig.merchant.results.count == 1)
    }

    @Test("EN-34 EN-51 the success of a button that is gone is its outcome, without a callback")
    func tornDown() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.never] }
        let attempt = try await rig.reach(.authorise)
        await rig.button.disappear()
        #expect(await rig.checkout.close() == .closesWithOutcome)
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(!rig.callbacks.contains(.onPostAuthorisation))
        #expect(rig.engine.liveSessions == 0)
        #expect(await rig.hear(.sample(.captured)) == .ignored)
        rig.gateway.dropReplies()
    }
}
