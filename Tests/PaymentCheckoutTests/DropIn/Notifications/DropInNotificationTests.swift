import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What a notification does to an attempt of Drop-in")
struct DropInNotificationTests {
    @Test(
        "C60 EN-51: a success ends the attempt whose shopper never comes back; the return changes nothing",
        arguments: DropInRig.methods)
    func atHandoff(method: DropInPaymentMethod) async throws {
        let rig = try await DropInScene.challenged.rig()
        try await rig.standAtHandoff(method)
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.callbacks.last == "onSuccess \(method.rawValue) down")
        #expect(rig.merchant.results.map(\.systemTransactionId) == [DropInTestSamples.systemTransactionId])
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1"])
        let callbacks = rig.callbacks
        #expect(try await rig.comesBackInVain(method))
        #expect(await rig.tapAll() == Array(repeating: .alreadySettled, count: 3))
        #expect(rig.callbacks == callbacks)
        #expect(rig.moneyCalls(method) == 0)
        #expect(rig.wallet.ends == (method == .applePay ? [.succeeded] : []))
        #expect(!rig.dropIn.isProcessing && !rig.dropIn.checkout.session.supervisor.isClaimed)
    }

    @Test(
        "EN-17 EN-51: a success overtakes a running callback: its late answer is dropped, and nothing is sent",
        arguments: [
            DropInCallbackName.onBeforeSubmit, .onSubmit, .onGetConsent, .onGetShopper, .onGetShippingAddress,
        ])
    func overtakes(callback: DropInCallbackName) async throws {
        let rig = try await DropInScene().rig()
        let latch = TestLatch()
        rig.merchant.on(callback, .waits(latch))
        let before = rig.merchant.begun.entries.count { $0.name == callback }
        await rig.dropIn.post(card: CardInput(.newCard(DropInTestSamples.card)))
        await rig.merchant.begun.until { entries in entries.count { $0.name == callback } > before }
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        latch.open()
        await rig.drained()
        #expect(rig.callbacks.last == "onSuccess card down")
        #expect(rig.cards.count(.authorise) == 0)
        #expect(rig.merchant.overlaps == 0)
        #expect(rig.engine.counters[.abandonedCallbacks] == 1)
    }

    @Test(
        "C54 EN-50: before, after and instead of the reply: one callback, one charge, one outcome",
        arguments: DropInRig.methods, 0..<3)
    func around(method: DropInPaymentMethod, order: Int) async throws {
        let rig = try await DropInScene.money(method, .held(.success(DropInTestSamples.reply()))).rig()
        try await rig.reachMoney(method)
        if order == 1 {
            rig.release(method)
            #expect(try await rig.outcome().isSuccess)
        }
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        if order == 0 { rig.release(method) }
        await rig.drained()
        #expect(rig.merchant.results.map(\.paymentMethod) == [method])
        #expect(rig.codes.isEmpty)
        #expect(rig.moneyCalls(method) == 1)
        #expect(await rig.settlement == .succeeded)
        #expect(rig.engine.counters[.paidAfter] == 0)
    }

    @Test("C59 EN-50: told twice, or three times at once, it takes effect once", arguments: DropInRig.methods)
    func once(method: DropInPaymentMethod) async throws {
        let rig = try await DropInScene.money(method, .never).rig()
        try await rig.reachMoney(method)
        let answers = await withTaskGroup(of: NotificationAnswer.self) { group in
            for _ in 0..<3 { group.addTask { await rig.hear(.dropIn(delivery: "delivery-1")) } }
            return await group.reduce(into: [NotificationAnswer: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(answers == [.accepted: 1, .duplicate: 2])
        // Without an id of its own it is told by category, state and transaction.
        #expect(await rig.hear() == .duplicate)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.merchant.results.count == 1)
    }

    @Test(
        "EN-50: a no while the reply is open has the provider asked at once, and ends nothing",
        arguments: DropInRig.methods)
    func noBringsQueryForward(method: DropInPaymentMethod) async throws {
        let rig = try await DropInScene.money(method, .held(.success(DropInTestSamples.reply()))).rig()
        try await rig.reachMoney(method)
        #expect(rig.queries(method) == 0)
        #expect(await rig.hear(.dropIn(.refused)) == .accepted)
        await rig.entered("verifying")
        #expect(rig.queries(method) == 1)
        #expect(rig.dropIn.isProcessing)
        #expect(!rig.callbacks.contains { $0.contains("onError") })
        // The call's own reply still decides.
        rig.release(method)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.merchant.results.count == 1)
        #expect(rig.codes.isEmpty)
    }

    @Test("C57 EN-50: a no ends nothing that has sent nothing; told by page and notification it is one end")
    func noBeforeSending() async throws {
        let rig = try await DropInScene().rig()
        try await rig.standAtHandoff(.paypal)
        let callbacks = rig.callbacks
        #expect(await rig.hear(.dropIn(.cancelled)) == .accepted)
        #expect(await rig.isAwaitingApproval)
        #expect(await rig.dropIn.closePayPalWindow(attempt: AttemptID(1)) == .cancelled)
        #expect(await rig.hear(.dropIn(.refused)) == .accepted)
        #expect(try await rig.outcome().cancelledBy == .shopper)
        #expect(rig.callbacks == callbacks)
        #expect(!rig.dropIn.isProcessing)
        #expect(await rig.dropIn.tapPayPal().isWaiting)
    }

    @Test(
        "EN-36: another amount from outside is onError FLOW0005 with the ids, until it is reconciled",
        arguments: DropInRig.methods)
    func mismatch(method: DropInPaymentMethod) async throws {
        let rig = try await DropInScene.challenged.rig()
        try await rig.standAtHandoff(method)
        #expect(await rig.hear(.dropIn { $0.amount = 24 }) == .accepted)
        #expect(try await rig.outcome().failureCode == "FLOW0005")
        let error = try #require(rig.merchant.errors.last as? UnreconciledTransactionSdkException)
        #expect(error.errorCode == "FLOW0005")
        #expect(error.systemTransactionId == DropInTestSamples.systemTransactionId)
        #expect(error.merchantTransactionId == "order-1")
        #expect(await rig.tapAll() == Array(repeating: .needsReconciliation, count: 3))
        #expect(await rig.dropIn.reset() == nil)
        // What is still told of the reconciled transaction changes nothing.
        #expect(await rig.hear(.dropIn(.captured) { $0.amount = 24 }) == .accepted)
        #expect(await rig.settlement == .open)
        #expect(await rig.dropIn.tapPayPal().isWaiting)
    }

    @Test(
        "EN-34 EN-52: after destroy a success is the outcome without a callback, and the closed session ignores the next"
    )
    func destroyed() async throws {
        let rig = try await DropInScene.money(.card, .never).rig()
        try await rig.reachMoney(.card)
        #expect(await rig.dropIn.destroy() == .closesWithOutcome)
        let callbacks = rig.callbacks
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.callbacks == callbacks)
        #expect(rig.engine.liveSessions == 0)
        #expect(await rig.hear(.dropIn(.captured)) == .ignored)
        #expect(await rig.hear(.dropIn(transaction: "order-9", system: "system-9")) == .unknownSession)
        #expect(rig.engine.liveSessions == 0)
    }
}
