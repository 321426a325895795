import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Two transactions of one session that succeeded")
struct DuplicateChargeTests {
    private static let first = TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: "system-1")
    private static let second = TransactionIdentity(merchantTransactionId: "order-1-2", systemTransactionId: "system-2")
    private static let paid = TransactionReply.sample { $0.systemTransactionId = "system-2" }

    @Test("EN-43 the first one's success while the second is on its way, and then its own: streamed once, the second")
    func whileSending() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.refused)), .held(.success(Self.paid))] }
        _ = try await rig.pay()
        try await rig.sendAgain()
        #expect(await rig.hear(.sample(.captured)) == .accepted)
        #expect(rig.engine.counters[.duplicateCharges] == 0)
        await rig.reply()
        #expect(try await rig.outcome(AttemptID(2)).isSuccess)
        await rig.hearsBothAgain()
        await rig.expectOneDuplicate(Self.second)
    }

    @Test("EN-43 the first one's success after the second's own: streamed once, the first")
    func afterSuccess() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.refused)), .now(.success(Self.paid))] }
        _ = try await rig.pay()
        _ = try await rig.pay()
        #expect(await rig.hear(.sample(.captured)) == .accepted)
        await rig.hearsBothAgain()
        await rig.expectOneDuplicate(Self.first)
    }

    @Test("EN-43 EN-38 the late reply of a first call that ended unknown, after the second one's success")
    func lateReply() async throws {
        let rig = try await OutcomeRig {
            $0.authorise = [.held(.success(PazeSamples.authorised)), .now(.success(Self.paid))]
        }
        try await rig.untilUnknown()
        #expect(await rig.button.reset() == nil)
        _ = try await rig.pay()
        #expect(try await rig.outcome(AttemptID(2)).isSuccess)
        await rig.reply()
        await rig.expectOneDuplicate(Self.first)
    }

    @Test("EN-43 EN-28 an attempt that its predecessor's success has ended, and whose own call was charged too")
    func sameTransaction() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.never, .held(.success(Self.paid))] }
        try await rig.untilUnknown()
        #expect(await rig.button.reset() == nil)
        try await rig.sendAgain()
        #expect(await rig.hear(.sample(.captured)) == .accepted)
        #expect(try await rig.outcome(AttemptID(2)).isSuccess)
        #expect(rig.engine.counters[.duplicateCharges] == 0)
        await rig.reply()
        await rig.expectOneDuplicate(
            TransactionIdentity(merchantTransactionId: "order-1", systemTransactionId: "system-2"))
    }

    @Test("EN-43 the same success again, by reply, query and notification, is one charge")
    func same() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.sample { $0.state = .pending }))] }
        rig.gateway.change { $0.findTransactions = [.now(.success(FoundTransactions([PazeSamples.authorised])))] }
        let attempt = try await rig.reach(.authorise)
        await rig.nextInstant()
        #expect(try await rig.outcome(attempt).isSuccess)
        for state in [TransactionState.authorised, .captured, .executed] {
            #expect(await rig.hear(.sample(state)) == .accepted)
        }
        #expect(rig.engine.counters[.duplicateCharges] == 0)
    }

    @Test("EN-43 EN-36 another amount was charged too: a duplicate all the same, and the session is settled for good")
    func otherAmount() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.refused)), .now(.success(Self.paid))] }
        _ = try await rig.pay()
        _ = try await rig.pay()
        #expect(await rig.hear(.sample(.captured) { $0.amount = 20 }) == .accepted)
        await rig.expectOneDuplicate(Self.first)
        #expect(await rig.button.reset() == .alreadySettled)
    }

    @Test("EN-43 with a journal the same holds", arguments: [false, true])
    func journaled(isLater: Bool) async throws {
        let rig = try await OutcomeRig(journal: InMemoryJournal()) {
            $0.authorise = [.now(.success(.refused)), .held(.success(Self.paid))]
        }
        _ = try await rig.pay()
        try await rig.sendAgain()
        if isLater { await rig.reply() }
        if isLater { #expect(try await rig.outcome(AttemptID(2)).isSuccess) }
        #expect(await rig.hear(.sample(.captured)) == .accepted)
        if !isLater { await rig.reply() }
        #expect(try await rig.outcome(AttemptID(2)).isSuccess)
        await rig.expectOneDuplicate(isLater ? Self.first : Self.second)
    }

    @Test("EN-43 of Drop-in, whatever the method: after the second one's success", arguments: DropInRig.methods)
    func dropIn(method: DropInPaymentMethod) async throws {
        var scene = DropInScene.money(method, .now(.success(DropInTestSamples.reply(.refused))))
        scene = .then(method, .now(.success(DropInTestSamples.reply(id: "system-2"))), in: scene)
        let rig = try await scene.rig()
        try await rig.reachMoney(method)
        _ = try await rig.outcome()
        try await rig.reachMoney(method)
        #expect(try await rig.outcome(2).isSuccess)
        #expect(await rig.hear(.dropIn(.captured)) == .accepted)
        #expect(await rig.hear(.dropIn(.executed)) == .accepted)
        let first = TransactionIdentity(
            merchantTransactionId: "order-1", systemTransactionId: DropInTestSamples.systemTransactionId)
        await rig.seen.until { $0.contains(.duplicateCharge([first])) }
        #expect(rig.engine.counters[.duplicateCharges] == 1)
    }

    @Test("EN-43 EN-06 across methods: one method's transaction, then another's, both charged")
    func acrossMethods() async throws {
        var scene = DropInScene.money(.card, .now(.success(DropInTestSamples.reply(.refused))))
        scene = .money(.applePay, .held(.success(DropInTestSamples.reply(id: "system-2"))), in: scene)
        let rig = try await scene.rig()
        try await rig.reachMoney(.card)
        _ = try await rig.outcome()
        try await rig.reachMoney(.applePay)
        #expect(await rig.hear(.dropIn(.captured)) == .accepted)
        rig.release(.applePay)
        #expect(try await rig.outcome(2).isSuccess)
        await rig.seen.until { $0.contains(.duplicateCharge([Self.second])) }
        #expect(rig.engine.counters[.duplicateCharges] == 1)
    }

    @Test("EN-43 of a payout: paid late after all, and paid again meanwhile")
    func payout() async throws {
        let rig = try await PayoutRig {
            var second = PayoutTestSamples.reply()
            second.systemTransactionId = "system-2"
            $0.pay = [.now(.success(PayoutTestSamples.reply(.refused))), .now(.success(second))]
        }
        #expect(try #require(await rig.payout.tap().outcome).isRefused)
        #expect(try #require(await rig.payout.tap().outcome).isSuccess)
        await rig.hears(.pending)
        await rig.hears(.executed)
        let first = TransactionIdentity(
            merchantTransactionId: "payout-1", systemTransactionId: PayoutTestSamples.systemTransactionId)
        await rig.seen.until { $0.contains(.duplicateCharge([first])) }
        #expect(rig.engine.counters[.duplicateCharges] == 1)
    }

    @Test("EN-43 of a payment session: the declined payment is captured after all")
    func components() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [
                .now(.success(ComponentsTestSamples.body("Declined"))),
                .now(.success(ComponentsTestSamples.body(id: "pay_2"))),
            ]
        }
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isRefused)
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        #expect(await rig.hears("Authorized") == .accepted)
        #expect(await rig.hears("Captured") == .accepted)
        let first = TransactionIdentity(
            merchantTransactionId: "ps_1", systemTransactionId: ComponentsTestSamples.paymentID)
        await rig.seen.until { $0.contains(.duplicateCharge([first])) }
        #expect(rig.engine.counters[.duplicateCharges] == 1)
    }
}

extension OutcomeRig {
    /// Both transactions are told once more, in another state.
    fileprivate func hearsBothAgain() async {
        #expect(await hear(.sample(.executed)) == .accepted)
        #expect(await hear(.sample(.executed, transaction: "order-1-2", system: "system-2")) == .accepted)
    }

    fileprivate func expectOneDuplicate(
        _ identity: TransactionIdentity, sourceLocation: SourceLocation = #_sourceLocation
    ) async {
        await seen.until { $0.contains(.duplicateCharge([identity])) }
        #expect(engine.counters[.duplicateCharges] == 1, sourceLocation: sourceLocation)
        #expect(await settlement == .succeeded, sourceLocation: sourceLocation)
        #expect(await button.tap() == .refused(.alreadySettled), sourceLocation: sourceLocation)
    }
}

extension DropInScene {
    /// The money-moving call that follows is answered by this.
    static func then(
        _ method: DropInPaymentMethod, _ answer: ScriptedAnswer<TransactionReply>, in scene: DropInScene
    ) -> DropInScene {
        var scene = scene
        switch method {
        case .card: scene.cards.authorise.append(answer)
        case .paypal: scene.orders.authorise.append(answer)
        case .applePay, .paze: scene.sheets.authorise.append(answer)
        }
        return scene
    }
}
