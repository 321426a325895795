import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Async clients of Drop-in that keep a call waiting")
struct DropInAdapterWaitingTests {
    private static let first = [
        (DropInPaymentMethod.card, "tokenise"), (.paypal, "createOrder"), (.applePay, "presentSheet"),
    ]

    @Test(
        "EN-33: a cancel overtakes a call that waits: the call is not cancelled, and ends by itself", arguments: first)
    func cancelled(method: DropInPaymentMethod, call: String) {
        DropInAdapterRig.run { rig in
            let latch = TestLatch()
            rig.client.waits(call) { await latch.pass() }
            let paying = await rig.pay(method, until: call)
            #expect(await rig.dropIn.cancel() == .cancelled)
            try await paying.value
            #expect(try await rig.outcome().cancelledBy == .host)
            latch.open()
            await rig.client.log.until("\(call) undisturbed")
            await rig.dropIn.checkout.drained()
            #expect(!rig.client.log.entries.contains("authorise"))
            #expect(rig.client.ends.entries == (method == .applePay ? [.closed] : []))
        }
    }

    @Test(
        "EN-27: the cancellation of the task that waits in a tap is a host's cancel, and does not reach the client's call",
        arguments: first)
    func callerGone(method: DropInPaymentMethod, call: String) {
        DropInAdapterRig.run { rig in
            let latch = TestLatch()
            rig.client.waits(call) { await latch.pass() }
            let paying = await rig.pay(method, until: call)
            paying.cancel()
            try await paying.value
            #expect(try await rig.outcome().cancelledBy == .host)
            latch.open()
            await rig.client.log.until("\(call) undisturbed")
        }
    }

    @Test(
        "EN-27 EN-33: past the point of no return neither reaches the call or the callbacks",
        arguments: DropInRig.methods
    )
    func tooLate(method: DropInPaymentMethod) {
        DropInAdapterRig.run { rig in
            let (latch, seen) = (TestLatch(), EventLog<Bool>())
            rig.client.waits("authorise") { await latch.pass() }
            rig.merchant.on(.onSuccess, .runs { seen.append(Task.isCancelled) })
            let paying = await rig.pay(method, until: "authorise")
            paying.cancel()
            await rig.dropIn.checkout.drained()
            #expect(await rig.dropIn.cancel() == .tooLate)
            latch.open()
            try await paying.value
            #expect(try await rig.outcome().isSuccess)
            #expect(rig.client.log.entries.last == "authorise undisturbed")
            #expect(seen.entries == [false])
        }
    }

    @Test(
        "EN-41 EN-43: a client that does not answer is verified from 30 s on, and its late answer still decides",
        arguments: DropInRig.methods)
    func lateAnswer(method: DropInPaymentMethod) {
        DropInAdapterRig.run { rig in
            rig.takes(.seconds(45), "authorise")
            try await rig.pay(method)
            #expect(try await rig.outcome().isSuccess)
            #expect(rig.milliseconds == 45_000)
            // They come 1, 2, 4, 8 and 16 s after the 30th, give or take a fifth: the fifth may.
            #expect((4...5).contains(rig.count("find")))
            #expect(rig.merchant.errors.isEmpty)
            #expect(rig.merchant.results.map(\.systemTransactionId) == ["system of order-1"])
            #expect(rig.count("authorise") == 1)
        }
    }

    @Test(
        "EN-38 EN-43: one that answers after the outcome was unknown raises the settlement",
        arguments: DropInRig.methods)
    func afterUnknown(method: DropInPaymentMethod) {
        DropInAdapterRig.run { rig in
            rig.takes(.seconds(600), "authorise")
            try await rig.pay(method)
            guard case .unknown = try await rig.outcome() else { throw Unexpected(what: "not unknown") }
            #expect(rig.merchant.errors.map(\.errorCode) == ["FLOW0001"])
            #expect(rig.count("find") == 6)
            await rig.sleepVirtually(.seconds(600))
            #expect(await rig.dropIn.checkout.snapshot().settlement == .succeeded)
            #expect(rig.engine.counters[.paidAfter] == 1)
            #expect(rig.merchant.results.isEmpty)
            #expect(await rig.dropIn.tapPayPal() == .refused(.alreadySettled))
        }
    }
}
