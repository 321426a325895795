import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What notifications say of a payment session's money")
struct ComponentsSettlementTests {
    @Test(
        "EN-50 EN-38 out of order: given back before it was taken, or after, the settlement is the same, and so are the callbacks",
        arguments: [true, false])
    func order(isReturnedFirst: Bool) async throws {
        let rig = try await ComponentsRig()
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        let callbacks = rig.callbacks
        for word in isReturnedFirst ? ["Voided", "Captured"] : ["Captured", "Voided"] {
            #expect(await rig.hears(word) == .accepted)
        }
        #expect(await rig.settlement == .reversed)
        #expect(rig.callbacks == callbacks)
        #expect(await rig.component.tap() == .refused(.alreadySettled))
    }

    @Test("EN-51 EN-22 in an idle session a success settles without a callback: taps and input are refused")
    func idle() async throws {
        let rig = try await ComponentsRig()
        await rig.typed()
        let callbacks = rig.callbacks
        #expect(await rig.hears("Paid") == .accepted)
        #expect(await rig.settlement == .succeeded)
        #expect(await rig.component.tap() == .refused(.alreadySettled))
        #expect(await rig.component.change(card: ComponentsTestSamples.card) == .alreadySettled)
        #expect(rig.callbacks == callbacks)
    }

    @Test(
        "EN-38 CC-11 after a cancel, a decline or a token handed over a success is streamed and makes no callback",
        arguments: 0..<3)
    func paidAfter(end: Int) async throws {
        let rig = try await ComponentsRig { $0.submit = [.now(.success(ComponentsTestSamples.body("Declined")))] }
        await rig.typed()
        switch end {
        case 0:
            rig.merchant.answersTap(false)
            await rig.component.tap()
        case 1: await rig.component.tap()
        default: await rig.component.tokenize()
        }
        let outcome = try await rig.outcome()
        let callbacks = rig.callbacks
        #expect(await rig.hears(id: "pay_2") == .accepted)
        await rig.seen.until { $0.contains(.paidAfter(outcome)) }
        #expect(rig.callbacks == callbacks)
        #expect(rig.engine.counters[.paidAfter] == 1)
        #expect(await rig.component.tap() == .refused(.alreadySettled))
    }

    @Test("EN-36 another amount from outside is FLOW0005 with the payment's id")
    func mismatch() async throws {
        let rig = try await ComponentsRig.submitting()
        #expect(await rig.hears(amount: 24) == .accepted)
        #expect(try await rig.outcome().failureCode == "FLOW0005")
        #expect(rig.merchant.errors.first?.details.paymentID == ComponentsTestSamples.paymentID)
        #expect(await rig.component.tap() == .refused(.needsReconciliation))
        rig.gateway.release(.submit)
    }

    @Test("EN-36 CC-15 a sheet's own amount is what a notification is compared with, also before its payment has an id")
    func sheetAmount() async throws {
        let rig = try await ComponentsRig(.applePay(), submits: true)
        let latch = TestLatch()
        rig.merchant.on(.handleSubmit, .waits(latch))
        await rig.ready()
        #expect(try await rig.component.update(with: 3_000) == nil)
        #expect(await rig.component.tap().isWaiting)
        async let end = rig.component.deliver(sheet: .authorised(token: Sensitive("tok")), attempt: AttemptID(1))
        await rig.merchant.begun.until(.handleSubmit)
        #expect(await rig.hears(amount: 30) == .accepted)
        #expect(try await rig.outcome().isSuccess)
        latch.open()
        #expect(try #require(await end.outcome).isSuccess)
        #expect(rig.merchant.errors.isEmpty)
    }

    @Test(
        "EN-43 a second payment that succeeded is a duplicate charge, streamed and counted, whichever word says so",
        arguments: ["Captured", "Authorized", "Paid"])
    func duplicateCharge(word: String) async throws {
        let rig = try await ComponentsRig()
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        #expect(await rig.hears(word, id: "pay_9") == .accepted)
        let second = TransactionIdentity(merchantTransactionId: "ps_1", systemTransactionId: "pay_9")
        await rig.seen.until { $0.contains(.duplicateCharge([second])) }
        #expect(rig.merchant.payments == [ComponentsTestSamples.paymentID])
    }
}
