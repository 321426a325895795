import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What one method of Drop-in must not do to another")
struct DropInAcrossMethodsTests {
    /// A card that is not accepted: its attempt ends under the session's id, and nothing is sent.
    private func rigAfterMistypedCard(_ scene: DropInScene) async throws -> DropInRig {
        let rig = try await scene.rig()
        var card = DropInTestSamples.card
        card.cardNumber = "4111 1111 1111 1112"
        _ = await rig.dropIn.submit(card: card)
        #expect(try await rig.outcome().failureCode != nil)
        return rig
    }

    @Test(
        "EN-50 EN-38: what is told of an id is the method's that has sent under it, not an earlier one's that sent nothing"
    )
    func success() async throws {
        let held = ScriptedAnswer.held(CallResult.success(DropInTestSamples.reply(.authorised)))
        let rig = try await rigAfterMistypedCard(.money(.paypal, held))
        try await rig.reachMoney(.paypal)
        #expect(await rig.hear() == .accepted)
        #expect(try await rig.outcome(2).isSuccess)
        #expect(rig.merchant.results.count == 1)
        #expect(rig.engine.counters[.paidAfter] == 0)
        rig.release(.paypal)
        await rig.drained()
        // Voided afterwards, it is the same transaction's.
        #expect(await rig.hear(.dropIn(.cancelled)) == .accepted)
        #expect(await rig.settlement == .reversed)
    }

    @Test("EN-50: a no is asked about by the method that has sent")
    func no() async throws {
        let held = ScriptedAnswer.held(CallResult.success(DropInTestSamples.reply(.authorised)))
        let rig = try await rigAfterMistypedCard(.money(.paypal, held))
        try await rig.reachMoney(.paypal)
        #expect(await rig.hear(.dropIn(.refused)) == .accepted)
        await rig.paypal.calls.until(.findTransactions)
        rig.release(.paypal)
        #expect(try await rig.outcome(2).isSuccess)
    }

    @Test("EN-33 EN-14: a cancel while an end is told drops the queued tap of another method, which never begins")
    func cancelDropsQueued() async throws {
        let rig = try await DropInScene.money(.card, .now(.success(DropInTestSamples.reply(.refused)))).rig()
        let (latch, dropIn) = (TestLatch(), rig.dropIn)
        rig.merchant.on(.onError, .waits(latch))
        await dropIn.post(card: CardInput(.newCard(DropInTestSamples.card)))
        await rig.merchant.begun.until { $0.last?.name == .onError }
        guard case .queued(let attempt) = await dropIn.tapPayPal() else { throw Unexpected(what: "not queued") }
        #expect(await dropIn.cancel() == .cancelled)
        latch.open()
        await rig.drained()
        #expect(try await dropIn.outcome(of: attempt) == nil)
        #expect(rig.paypal.calls.entries.isEmpty)
        #expect(rig.merchant.begun.entries.count { $0.name == .onBeforeSubmit } == 1)
    }

    @Test(
        "DI-16 EN-33: a sheet that is swiped away while its end is told neither drops the next tap nor leaves the callback behind"
    )
    func dismissedWhileTold() async throws {
        let rig = try await DropInScene.money(.applePay, .now(.success(DropInTestSamples.reply(.refused)))).rig()
        let (latch, dropIn) = (TestLatch(), rig.dropIn)
        rig.merchant.on(.onError, .waits(latch))
        let sheet = try await rig.openSheet()
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.merchant.begun.until { $0.last?.name == .onError }
        guard case .queued(let attempt) = await dropIn.tapPayPal() else { throw Unexpected(what: "not queued") }
        sheet.dismissed()
        await rig.drained()
        latch.open()
        await rig.paypal.calls.until(.createOrder)
        #expect(await dropIn.paypalAttempt == attempt)
        #expect(rig.engine.counters[.abandonedCallbacks] == 0)
    }
}
