import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What a notification does to a Drop-in session")
struct DropInSettlementTests {
    @Test(
        "EN-51: of a transaction that no attempt has begun it settles the session, before and after create, without a callback",
        arguments: [false, true])
    func idle(isCreated: Bool) async throws {
        let merchant = ScriptedDropInMerchant()
        let rig = try await DropInRig(merchant: merchant, isCreated: isCreated)
        #expect(await rig.hear() == .accepted)
        #expect(await rig.settlement == .succeeded)
        if !isCreated { await rig.dropIn.create() }
        #expect(await rig.tapAll() == Array(repeating: .alreadySettled, count: 3))
        #expect(rig.callbacks.isEmpty)
        #expect(await rig.dropIn.reset() == .alreadySettled)
        #expect(rig.engine.counters[.ignoredEvents] == 0)
    }

    @Test("EN-51 TY-08: what is told then is understood as the method understands it that is offered")
    func idlePurchase() async throws {
        let session = DropInTestSamples.session(
            cards: nil, wallets: AllowedWallets(paypal: AllowedPayPal(merchantId: "paypal-merchant")))
        var scene = DropInScene.purchase
        scene.session = session
        let rig = try await scene.rig()
        // An authorised PayPal purchase is still open.
        #expect(await rig.hear(.dropIn(.authorised)) == .accepted)
        #expect(await rig.settlement == .open)
        #expect(await rig.dropIn.tapPayPal().isWaiting)
        #expect(await rig.dropIn.cancel() == .cancelled)
        #expect(await rig.hear(.dropIn(.captured)) == .accepted)
        #expect(await rig.settlement == .succeeded)
        #expect(await rig.dropIn.tapPayPal() == .refused(.alreadySettled))
    }

    @Test(
        "EN-38 TY-08: after a success a cancel or refund reverses it, without a callback", arguments: DropInRig.methods)
    func reversed(method: DropInPaymentMethod) async throws {
        for state in [TransactionState.cancelled, .refunded] {
            let rig = try await DropInScene().rig()
            try await rig.reachMoney(method)
            #expect(try await rig.outcome().isSuccess)
            let callbacks = rig.callbacks
            #expect(await rig.hear(.dropIn(state)) == .accepted)
            #expect(await rig.settlement == .reversed)
            #expect(rig.callbacks == callbacks)
            #expect(try await rig.outcome().isSuccess)
            #expect(await rig.tapAll() == Array(repeating: .alreadySettled, count: 3))
        }
    }

    @Test(
        "EN-38: after a cancel or a refusal a success is streamed and makes no callback", arguments: DropInRig.methods)
    func paidAfter(method: DropInPaymentMethod) async throws {
        for isSent in [false, true] {
            var scene = DropInScene.challenged
            if isSent { scene = .money(method, .now(.success(DropInTestSamples.reply(.refused)))) }
            let rig = try await scene.rig()
            if isSent {
                try await rig.reachMoney(method)
            } else {
                try await rig.standAtHandoff(method)
                #expect(await rig.dropIn.cancel() == .cancelled)
            }
            let (outcome, callbacks) = (try await rig.outcome(), rig.callbacks)
            #expect(!outcome.isSuccess)
            #expect(await rig.hear() == .accepted)
            await rig.seen.until { $0.contains(.paidAfter(outcome)) }
            #expect(rig.callbacks == callbacks)
            #expect(rig.engine.counters[.paidAfter] == 1)
            #expect(await rig.tapAll() == Array(repeating: .alreadySettled, count: 3))
            #expect(await rig.dropIn.reset() == .alreadySettled)
        }
    }

    @Test(
        "EN-06 EN-51: a success of one method's earlier transaction stops the open attempt of another, or of its own",
        arguments: DropInRig.methods)
    func stopsAnother(method: DropInPaymentMethod) async throws {
        var scene = DropInScene.purchase
        scene.card = DropInCardConfig(authentication: CardAuthenticationConfig())
        scene.cards = DropInScene.challenged.cards
        scene.sheets.authorise = [.now(.success(DropInTestSamples.reply(.refused)))]
        let rig = try await scene.rig()
        try await rig.reachMoney(.applePay)
        guard case .refused = try await rig.outcome() else {
            Issue.record("not refused")
            return
        }
        try await rig.standAtHandoff(method)
        #expect(await rig.hear(.dropIn(.authorised)) == .accepted)
        #expect(try await rig.outcome(2).isSuccess)
        #expect(rig.merchant.results.map(\.systemTransactionId) == [DropInTestSamples.systemTransactionId])
        #expect(try await rig.comesBackInVain(method, attempt: AttemptID(2)))
        #expect(rig.cards.count(.authorise) == 0)
        #expect(rig.paypal.calls.entries.filter { $0 != .createOrder } == [])
        #expect(rig.wallet.count(.authorise) == 1)
        #expect(rig.codes == ["SDK1119"])
        #expect(await rig.settlement == .succeeded)
    }

    @Test(
        "EN-43: a second transaction that succeeded is a duplicate charge, streamed and counted",
        arguments: DropInRig.methods)
    func duplicateCharge(method: DropInPaymentMethod) async throws {
        let rig = try await DropInScene().rig()
        try await rig.reachMoney(method)
        #expect(try await rig.outcome().isSuccess)
        #expect(await rig.hear(.dropIn(system: "system-9")) == .accepted)
        let second = TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: "system-9")
        await rig.seen.until { $0.contains(.duplicateCharge([second])) }
        #expect(rig.engine.counters[.duplicateCharges] == 1)
        #expect(rig.merchant.results.count == 1)
    }

    @Test(
        "EN-47 EN-50: a later attempt is found under its own id, and by the provider's id alone",
        arguments: DropInRig.methods)
    func laterId(method: DropInPaymentMethod) async throws {
        let rig = try await DropInScene.money(method, .now(.success(DropInTestSamples.reply(.refused)))).rig()
        try await rig.reachMoney(method)
        _ = try await rig.outcome()
        rig.cards.change {
            $0.authorise = [.now(.success(TransactionReply(state: .pending, systemTransactionId: "s2")))]
        }
        rig.paypal.change {
            $0.authorise = [.now(.success(TransactionReply(state: .pending, systemTransactionId: "s2")))]
        }
        rig.wallet.change {
            $0.authorise = [.now(.success(TransactionReply(state: .pending, systemTransactionId: "s2")))]
        }
        try await rig.reachMoney(method)
        await rig.entered("verifying")
        #expect(await rig.hear(.dropIn(.refused, transaction: "order-1-2", system: "s2")) == .accepted)
        #expect(await rig.hear(.dropIn(transaction: nil, system: "s2")) == .accepted)
        #expect(try await rig.outcome(2).isSuccess)
        #expect(rig.merchant.results.map(\.merchantTransactionId) == ["order-1-2"])
        #expect(rig.merchant.results.map(\.systemTransactionId) == ["s2"])
    }
}
