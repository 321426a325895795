import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Outside notifications of a payout on the real actors")
struct PayoutOutsideTests {
    @Test(
        "PO-05 handed over: neither gate nor call; an outside success makes onPostPayout once and settles the session")
    func handedOver() async throws {
        let rig = try await PayoutRig.handedOver()
        #expect(await rig.payout.tap().outcome == .handedOver)
        #expect(rig.callbacks == [.onClick])
        #expect(!rig.checkout.isProcessing)
        #expect(await rig.payout.tap() == .refused(.handedOver))
        await rig.hears(.pending)
        await rig.merchant.returned.until(.onPostPayout)
        await rig.hears(.executed)
        await rig.hears(.executed)
        await rig.settle()
        #expect(rig.callbacks == [.onClick, .onPostPayout])
        #expect(rig.merchant.results.map(\.systemTransactionId) == [PayoutTestSamples.systemTransactionId])
        #expect(await rig.payout.outcome == .handedOver)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        #expect(await rig.payout.tap() == .refused(.alreadySettled))
        #expect(rig.gateway.calls.entries.isEmpty)
        #expect(rig.seen.entries.contains(.paidAfter(.handedOver)))
    }

    @Test("PO-05 EN-36 handed over, and another amount was paid: onError FLOW0005 once")
    func handedOverMismatch() async throws {
        let rig = try await PayoutRig.handedOver()
        await rig.payout.tap()
        await rig.hears(.executed, amount: 99)
        await rig.merchant.returned.until(.onError)
        await rig.hears(.executed, amount: 99)
        await rig.settle()
        #expect(rig.codes == ["FLOW0005"])
        #expect(rig.callbacks == [.onClick, .onError])
        let error = try #require(rig.merchant.errors.first as? UnreconciledTransactionSdkException)
        #expect(error.systemTransactionId == PayoutTestSamples.systemTransactionId)
    }

    @Test(
        "PO-05 EN-36 after that the host reconciles: taps are refused until reset(), and the next payout is a transaction of its own"
    )
    func reconciled() async throws {
        let rig = try await PayoutRig.handedOver()
        await rig.payout.tap()
        await rig.hears(.executed, amount: 99)
        await rig.merchant.returned.until(.onError)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        #expect(await rig.payout.tap() == .refused(.needsReconciliation))
        #expect(await rig.checkout.reset() == nil)
        // What is still said of the reconciled transaction changes nothing (EN-28).
        await rig.hears(.executed, amount: 99)
        #expect(await rig.checkout.snapshot().settlement == .open)
        #expect(await rig.payout.tap().outcome == .handedOver)
        #expect(await rig.checkout.snapshot().components.map(\.merchantTransactionId) == ["payout-1-2"])
        #expect(rig.codes == ["FLOW0005"])
    }

    @Test("PO-05 a close that comes while that callback runs lets the session go")
    func closedWhileTold() async throws {
        let rig = try await PayoutRig.handedOver()
        await rig.payout.tap()
        let latch = TestLatch()
        rig.merchant.on(.onPostPayout, .waits(latch))
        await rig.hears(.executed)
        await rig.merchant.begun.until(.onPostPayout)
        #expect(await rig.checkout.close() == .closed)
        #expect(rig.engine.liveSessions == 0)
        latch.open()
    }

    @Test(
        "C55 EN-50 notification and reply say the same, in either order: one onPostPayout, no onError",
        arguments: [true, false])
    func same(notificationFirst: Bool) async throws {
        let rig = try await PayoutRig { $0.pay = [.held(.success(PayoutTestSamples.reply()))] }
        await rig.payout.postTap()
        await rig.gateway.calls.until(.pay)
        if notificationFirst { await rig.hears(.executed) } else { rig.gateway.release(.pay) }
        #expect(try await rig.outcome().isSuccess)
        if notificationFirst { rig.gateway.release(.pay) } else { await rig.hears(.executed) }
        await rig.settle()
        #expect(rig.callbacks == PayoutCallbackName.happyPath)
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
    }

    @Test("EN-51 a success while the gate is open closes it: nothing is sent, and the running closure is left behind")
    func atTheGate() async throws {
        let rig = try await PayoutRig()
        let latch = TestLatch()
        rig.merchant.on(.onPrePayoutSubmit, .waits(latch))
        await rig.payout.postTap()
        await rig.merchant.begun.until(.onPrePayoutSubmit)
        await rig.hears(.executed)
        #expect(try await rig.outcome().isSuccess)
        latch.open()
        await rig.merchant.returned.until(.onPrePayoutSubmit)
        await rig.settle()
        #expect(rig.callbacks == PayoutCallbackName.happyPath)
        #expect(rig.gateway.count(.pay) == 0)
    }

    @Test("EN-51 in an idle session a success settles without a callback, and no payout is made any more")
    func idle() async throws {
        let rig = try await PayoutRig()
        await rig.hears(.executed)
        #expect(await rig.payout.tap() == .refused(.alreadySettled))
        #expect(rig.callbacks.isEmpty)
        #expect(rig.gateway.calls.entries.isEmpty)
    }

    @Test("EN-50 a no from outside decides nothing: the provider is asked at once, and its word counts")
    func no() async throws {
        let rig = try await PayoutRig {
            $0.pay = [.never]
            $0.findTransactions = [.now(.success(FoundTransactions([PayoutTestSamples.reply(.confirmed)])))]
        }
        await rig.payout.postTap()
        await rig.gateway.calls.until(.pay)
        await rig.hears(.refused)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.gateway.count(.findTransactions) == 1)
        #expect(rig.callbacks == PayoutCallbackName.happyPath)
    }

    @Test(
        "C72 PO-07 the reply is lost, resent once under one key; poller and notification report at once: one onPostPayout"
    )
    func onePayout() async throws {
        let rig = try await PayoutRig {
            $0.pay = [.now(.silent)]
            $0.repeatable = .pay
            $0.findTransactions = [.held(.success(FoundTransactions([PayoutTestSamples.reply()])))]
        }
        await rig.payout.postTap()
        await rig.gateway.calls.until(.pay)
        await rig.nextInstant()
        await rig.gateway.calls.until(.pay, times: 2)
        await rig.entered("verifying")
        await rig.nextInstant()
        await rig.gateway.calls.until(.findTransactions)
        async let outside: Void = rig.hears(.executed)
        rig.gateway.release(.findTransactions)
        await outside
        #expect(try await rig.outcome().isSuccess)
        await rig.hears(.executed)
        await rig.settle()
        #expect(Set(rig.gateway.payouts.map(\.idempotencyKey)).count == 1)
        #expect(rig.callbacks == PayoutCallbackName.happyPath)
        #expect(rig.merchant.results.count == 1)
    }
}
