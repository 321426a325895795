import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// One method's outcome is unknown, and the shopper tries another.
@Suite("A tap on another method after an unknown outcome")
struct DropInUnknownTests {
    static let pairs = DropInRig.methods.flatMap { first in
        DropInRig.methods.filter { $0 != first }.map { (first, $0) }
    }

    /// The outcome of the first method's attempt is unknown; a query answers as it says from now on.
    private func unknown(
        _ method: DropInPaymentMethod, then found: ScriptedAnswer<FoundTransactions> = .now(.success(.init()))
    ) async throws -> DropInRig {
        let rig = try await DropInScene.money(method, .now(.silent)).rig()
        try await rig.reachMoney(method)
        try await rig.passTime()
        #expect(try await rig.outcome().words == "unknown")
        switch method {
        case .card: rig.cards.change { $0.findTransactions = [found] }
        case .paypal: rig.paypal.change { $0.findTransactions = [found] }
        case .applePay, .paze: rig.wallet.change { $0.findTransactions = [found] }
        }
        return rig
    }

    private func tap(_ method: DropInPaymentMethod, on rig: DropInRig) async -> Refusal? {
        switch method {
        case .card: await rig.dropIn.submit(card: DropInTestSamples.card).refusal
        case .paypal: await rig.dropIn.tapPayPal().refusal
        case .applePay, .paze: await rig.dropIn.tapApplePay().refusal
        }
    }

    private func pay(_ method: DropInPaymentMethod, on rig: DropInRig) async throws {
        switch method {
        case .card: await rig.dropIn.submit(card: DropInTestSamples.card)
        case .paypal: try await rig.approve()
        case .applePay, .paze: try await rig.openSheet().authorised(DropInTestSamples.walletPayment)
        }
        await rig.drained()
    }

    private func found(_ state: TransactionState) -> ScriptedAnswer<FoundTransactions> {
        .now(.success(FoundTransactions([DropInTestSamples.reply(state, id: "system-1")])))
    }

    @Test(
        "EN-22: it asks once, by the method that ended unknown, and is refused while nothing is known", arguments: pairs
    )
    func stillUnknown(first: DropInPaymentMethod, second: DropInPaymentMethod) async throws {
        let rig = try await unknown(first)
        let (asked, callbacks) = (rig.queries(first), rig.callbacks)
        for round in 1...2 {
            #expect(await tap(second, on: rig) == .outcomeUnknown)
            #expect(rig.queries(first) == asked + round)
        }
        #expect(rig.queries(second) == 0)
        #expect(rig.callbacks == callbacks)
        #expect(!rig.dropIn.isProcessing)
        #expect(await !rig.dropIn.checkout.snapshot().isClaimed)
        #expect(rig.engine.counters[.attempts] == 1)
    }

    @Test(
        "EN-22 EN-47 EN-45: a definite no lets it go on as a fresh attempt, under the next id and without a second query",
        arguments: pairs)
    func no(first: DropInPaymentMethod, second: DropInPaymentMethod) async throws {
        let rig = try await unknown(first, then: found(.refused))
        let asked = rig.queries(first)
        try await pay(second, on: rig)
        #expect(try await rig.outcome(2).isSuccess)
        #expect(rig.queries(first) == asked + 1)
        #expect(rig.queries(second) == 0)
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1-2"])
        #expect(rig.engine.counters[.attempts] == 2)
        #expect(await tap(first, on: rig) == .alreadySettled)
    }

    @Test("EN-22 EN-38: a success settles the session, and the tap is refused", arguments: pairs)
    func success(first: DropInPaymentMethod, second: DropInPaymentMethod) async throws {
        let rig = try await unknown(first, then: found(.captured))
        let callbacks = rig.callbacks
        #expect(await tap(second, on: rig) == .alreadySettled)
        #expect(await rig.settlement == .succeeded)
        #expect(rig.engine.counters[.paidAfter] == 1)
        #expect(rig.callbacks == callbacks)
        #expect(rig.moneyCalls(second) == 0)
    }

    @Test("EN-22: the method that ended unknown is let in afterwards too, under one id more and not two")
    func both() async throws {
        let rig = try await unknown(.card, then: found(.refused))
        rig.paypal.change { $0.authorise = [.now(.success(DropInTestSamples.reply(.refused, id: "system-2")))] }
        rig.cards.change { $0.authorise = [.now(.success(DropInTestSamples.reply(id: "system-3")))] }
        try await rig.approve()
        #expect(rig.paypal.createOrderRequests.map(\.merchantTransactionId) == ["order-1-2"])
        #expect(try #require(await rig.dropIn.submit(card: DropInTestSamples.card).ended).isSuccess)
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1-3"])
    }

    @Test(
        "EN-22 EN-30: a late no to the unknown call itself needs no query: the next method's tap goes on",
        arguments: pairs)
    func lateNo(first: DropInPaymentMethod, second: DropInPaymentMethod) async throws {
        let rig = try await DropInScene.money(first, .held(.success(DropInTestSamples.reply(.refused, id: "system-1"))))
            .rig()
        try await rig.reachMoney(first)
        try await rig.passTime()
        let asked = rig.queries(first)
        rig.release(first)
        await rig.drained()
        try await pay(second, on: rig)
        #expect(try await rig.outcome(2).isSuccess)
        #expect(rig.queries(first) == asked)
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1-2"])
    }

    @Test(
        "EN-22 EN-20: while it is asked for, other taps are refused, and what came with the tap is kept",
        arguments: pairs)
    func asking(first: DropInPaymentMethod, second: DropInPaymentMethod) async throws {
        let no = FoundTransactions([DropInTestSamples.reply(.refused, id: "system-1")])
        let rig = try await unknown(first, then: .held(.success(no)))
        let asked = rig.queries(first)
        let tapped = Task { await tap(second, on: rig) }
        await rig.untilAsked(first, times: asked + 1)
        #expect(await rig.tapAll() == [.alreadyProcessing, .alreadyProcessing, .alreadyProcessing])
        #expect(try await rig.dropIn.update(transactionData: DropInTestSamples.transaction()) == .alreadyProcessing)
        rig.answerQuery(first)
        #expect(await tapped.value == nil)
        #expect(rig.callbacks.last { $0.hasPrefix("onBeforeSubmit") } == "onBeforeSubmit \(second) down")
    }

    @Test(
        "EN-22 EN-27 EN-33: a cancel while it is asked for drops the tap and the question, and leaves nothing claimed")
    func cancelled() async throws {
        for isTask in [true, false] {
            let rig = try await unknown(.card, then: .held(.success(FoundTransactions())))
            let asked = rig.queries(.card)
            let callbacks = rig.callbacks
            let tapped = Task { await rig.dropIn.tapPayPal() }
            await rig.untilAsked(.card, times: asked + 1)
            if isTask { tapped.cancel() } else { #expect(await rig.dropIn.cancel() == .cancelled) }
            #expect(await tapped.value.ended?.words == "cancelled by host")
            await rig.drained()
            #expect(await !rig.dropIn.checkout.snapshot().isClaimed)
            #expect(rig.callbacks == callbacks)
            let no = FoundTransactions([DropInTestSamples.reply(.refused, id: "system-1")])
            rig.cards.change { $0.findTransactions = [.now(.success(no))] }
            #expect(await rig.dropIn.tapPayPal().isWaiting)
            await rig.dropIn.destroy()
        }
    }

    @Test("EN-22 EN-14: a tap that was queued while the unknown outcome was told asks first as well")
    func queued() async throws {
        let rig = try await DropInScene.money(.card, .now(.silent)).rig()
        let (latch, dropIn) = (TestLatch(), rig.dropIn)
        rig.merchant.on(.onError, .waits(latch))
        try await rig.reachMoney(.card)
        let passing = Task { try await rig.passTime() }
        await rig.merchant.begun.until { $0.last?.name == .onError }
        let no = FoundTransactions([DropInTestSamples.reply(.refused, id: "system-1")])
        rig.cards.change { $0.findTransactions = [.now(.success(no))] }
        guard case .queued(let attempt) = await dropIn.tapPayPal() else { throw Unexpected(what: "not queued") }
        latch.open()
        try await passing.value
        await rig.paypal.calls.until(.createOrder)
        #expect(await dropIn.paypalAttempt == attempt)
        #expect(rig.paypal.createOrderRequests.map(\.merchantTransactionId) == ["order-1-2"])
    }
}

extension DropInRig {
    func untilAsked(_ method: DropInPaymentMethod, times: Int) async {
        switch method {
        case .card: await cards.calls.until(.findTransactions, times: times)
        case .paypal: await paypal.calls.until(.findTransactions, times: times)
        case .applePay, .paze: await wallet.calls.until(.findTransactions, times: times)
        }
        await settle()
    }

    func answerQuery(_ method: DropInPaymentMethod) {
        switch method {
        case .card: cards.release(.findTransactions)
        case .paypal: paypal.release(.findTransactions)
        case .applePay, .paze: wallet.release(.findTransactions)
        }
    }
}
