import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Another amount that is heard of only after the outcome")
struct LateMismatchTests {
    @Test(
        "EN-36 EN-28 EN-47 after a refusal: streamed, taps refused until reset, and the next transaction has its own id"
    )
    func afterRefusal() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.success(.refused)), .now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        let outcome = try #require(try await rig.pay().outcome)
        #expect(await rig.hear(.sample(.captured) { $0.amount = 20 }) == .accepted)
        await rig.seen.until { $0.contains(.paidAfter(outcome)) }
        try await reconcile(rig)
        // What is still said of the reconciled transaction changes nothing.
        #expect(await rig.hear(.sample(.authorised) { $0.amount = 20 }) == .accepted)
        #expect(await rig.settlement == .open)
        try await payAgain(rig, ids: ["order-1", "order-1-2"])
    }

    @Test("EN-36 EN-51 of a transaction that nobody has begun: taps are refused until reset", arguments: [false, true])
    func outside(isShown: Bool) async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        if isShown { await rig.button.appear() }
        #expect(await rig.hear(.sample(.captured) { $0.amount = 20 }) == .accepted)
        if !isShown { await rig.button.appear() }
        try await reconcile(rig)
        try await payAgain(rig, ids: ["order-1-2"])
    }

    @Test("EN-36 EN-47 after a cancel: the other transaction was under the first id, and the next has its own")
    func afterCancel() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.now(.success(.sample { $0.systemTransactionId = "system-2" }))]
        }
        _ = try await rig.tap()
        #expect(await rig.button.cancel() == .cancelled)
        _ = try await rig.outcome()
        #expect(await rig.hear(.sample(.captured) { $0.amount = 20 }) == .accepted)
        try await reconcile(rig)
        try await payAgain(rig, ids: ["order-1-2"])
    }

    @Test("EN-36 EN-22 the query of a tap after an unknown outcome may find it: the tap is refused by that name")
    func found() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.never] }
        try await rig.untilUnknown()
        rig.gateway.change {
            $0.findTransactions = [.now(.success(FoundTransactions([.sample { $0.amount = 20 }])))]
        }
        try await reconcile(rig)
        #expect(rig.gateway.count(.findTransactions) == 7)
    }

    @Test(
        "EN-36 EN-22 heard of while the next transaction is on its way: its no leaves the mismatch, its success settles"
    )
    func behind() async throws {
        for isPaid in [false, true] {
            let second = TransactionReply.sample {
                $0.state = isPaid ? .authorised : .refused
                $0.systemTransactionId = "system-2"
            }
            let rig = try await OutcomeRig { $0.authorise = [.now(.success(.refused)), .held(.success(second))] }
            _ = try await rig.pay()
            try await rig.sendAgain()
            #expect(await rig.hear(.sample(.captured) { $0.amount = 20 }) == .accepted)
            await rig.reply()
            #expect(try await rig.outcome(AttemptID(2)).isSuccess == isPaid)
            #expect(await rig.button.tap() == .refused(isPaid ? .alreadySettled : .needsReconciliation))
            #expect(await rig.button.reset() == (isPaid ? .alreadySettled : nil))
        }
    }

    @Test("EN-36 of a payout: taps are refused until reset, and the next payout is another transaction")
    func payout() async throws {
        var second = PayoutTestSamples.reply(.refused)
        second.systemTransactionId = "system-2"
        let answers = [PayoutTestSamples.reply(.refused), second]
        let rig = try await PayoutRig { $0.pay = answers.map { .now(.success($0)) } }
        #expect(try #require(await rig.payout.tap().outcome).isRefused)
        await rig.hears(.executed, amount: 99)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        #expect(await rig.payout.tap() == .refused(.needsReconciliation))
        #expect(await rig.checkout.reset() == nil)
        await rig.hears(.pending, amount: 99)
        #expect(await rig.checkout.snapshot().settlement == .open)
        #expect(try #require(await rig.payout.tap().outcome).isRefused)
        #expect(rig.gateway.payouts.map(\.merchantTransactionId) == ["payout-1", "payout-1-2"])
    }

    @Test("EN-36 EN-06 of Drop-in: taps on every method are refused until reset", arguments: DropInRig.methods)
    func dropIn(method: DropInPaymentMethod) async throws {
        let rig = try await DropInScene.money(method, .now(.success(DropInTestSamples.reply(.refused)))).rig()
        try await rig.reachMoney(method)
        _ = try await rig.outcome()
        let callbacks = rig.callbacks
        #expect(await rig.hear(.dropIn(.captured) { $0.amount = 24 }) == .accepted)
        #expect(await rig.settlement == .succeeded)
        #expect(await rig.tapAll() == Array(repeating: .needsReconciliation, count: 3))
        #expect(rig.callbacks == callbacks)
        #expect(await rig.dropIn.reset() == nil)
        #expect(await rig.settlement == .open)
        #expect(await rig.dropIn.tapPayPal().isWaiting)
    }

    @Test("EN-36 of Paze in Drop-in: taps are refused until reset")
    func paze() async throws {
        let rig = try await DropInRig.paze { $0.authorise = [.now(.success(.refused))] }
        _ = try await rig.reach(.authorise)
        _ = try await rig.outcome()
        #expect(await rig.hear(.sample(.captured) { $0.amount = 20 }) == .accepted)
        #expect(await rig.dropIn.tapPaze() == .refused(.needsReconciliation))
        #expect(await rig.dropIn.submit(card: DropInTestSamples.card) == .refused(.needsReconciliation))
        #expect(await rig.dropIn.reset() == nil)
        #expect(await rig.dropIn.tapPaze().isWaiting)
    }

    @Test("EN-36 of a payment whose id was known: taps and input are refused until reset")
    func components() async throws {
        let rig = try await ComponentsRig { $0.submit = [.now(.success(ComponentsTestSamples.body("Declined")))] }
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isRefused)
        #expect(await rig.hears(amount: 24) == .accepted)
        #expect(await rig.settlement == .succeeded)
        #expect(await rig.component.tap() == .refused(.needsReconciliation))
        #expect(await rig.component.change(card: ComponentsTestSamples.card) == .needsReconciliation)
        #expect(await rig.components.reset() == nil)
        #expect(await rig.settlement == .open)
    }

    private func reconcile(_ rig: OutcomeRig, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        #expect(await rig.button.tap() == .refused(.needsReconciliation), sourceLocation: sourceLocation)
        #expect(await rig.settlement == .succeeded, sourceLocation: sourceLocation)
        #expect(await rig.button.reset() == nil, sourceLocation: sourceLocation)
        #expect(await rig.settlement == .open, sourceLocation: sourceLocation)
    }

    private func payAgain(
        _ rig: OutcomeRig, ids: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let attempt = try await rig.tap()
        let end = await rig.button.deliver(PazeSamples.checkout(), attempt: attempt)
        #expect(end.outcome?.isSuccess == true, sourceLocation: sourceLocation)
        #expect(rig.gateway.authorisations.map(\.merchantTransactionId) == ids, sourceLocation: sourceLocation)
        #expect(rig.engine.counters[.duplicateCharges] == 0, sourceLocation: sourceLocation)
    }
}

extension OutcomeRig {
    /// The first attempt ends unknown: its call is never answered, and no query finds anything.
    func untilUnknown() async throws {
        let attempt = try await reach(.authorise)
        clock.advance(by: .seconds(30))
        for query in 1...6 {
            await entered("verifying", times: query)
            await nextInstant()
            await gateway.calls.until(.findTransactions, times: query)
        }
        guard case .unknown = try await outcome(attempt) else { throw Unexpected(what: "not unknown") }
    }

    /// Taps again and comes back, until the n-th authorise call is on its way.
    func sendAgain(_ attempt: UInt32 = 2, calls: Int = 2) async throws {
        await button.postTap()
        await entered("awaitingCheckout", times: Int(attempt))
        _ = await button.postDelivery(PazeSamples.checkout(), attempt: AttemptID(attempt))
        await gateway.calls.until(.authorise, times: calls)
        await settle()
    }
}
