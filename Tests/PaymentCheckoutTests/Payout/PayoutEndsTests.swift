import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Ends of a payout on the real actors")
struct PayoutEndsTests {
    @Test("EN-43 a silent payout is asked for six times, and then onError FLOW0001 with the ids, once")
    func unknown() async throws {
        let rig = try await PayoutRig { $0.pay = [.lost] }
        await rig.payout.postTap()
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            #expect(rig.merchant.errors.isEmpty)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        #expect(try await rig.outcome().isUnknown)
        #expect(rig.codes == ["FLOW0001"])
        let error = try #require(rig.merchant.errors.first as? UnreconciledTransactionSdkException)
        #expect(error.merchantTransactionId == "payout-1")
        #expect(rig.callbacks == [.onClick, .onPrePayoutSubmit, .onError])
        #expect(rig.gateway.count(.pay) == 1)
    }

    @Test("EN-22 EN-47 a tap after an unknown payout asks first; a definite no lets it pay under ids of its own")
    func afterUnknown() async throws {
        let rig = try await PayoutRig {
            $0.pay = [.lost, .now(.success(PayoutTestSamples.reply()))]
            $0.findTransactions =
                Array(repeating: .now(.success(FoundTransactions())), count: 6)
                + [.now(.success(FoundTransactions([PayoutTestSamples.reply(.refused)])))]
        }
        await rig.payout.postTap()
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        #expect(try await rig.outcome().isUnknown)
        // The second reply carries the id of the first transaction: a provider that repeats itself is not believed.
        rig.gateway.change { script in
            var reply = PayoutTestSamples.reply()
            reply.systemTransactionId = "payout-system-2"
            script.pay = [.now(.success(reply))]
        }
        #expect(try #require(await rig.payout.tap().outcome).isSuccess)
        #expect(rig.gateway.payouts.map(\.merchantTransactionId) == ["payout-1", "payout-1-2"])
    }

    @Test("PO-08 a success that the journal cannot keep leaves the payout unknown; nothing is sent again")
    func journal() async throws {
        let rig = try await PayoutRig(journal: HeldJournal(failing: "announcing"))
        await rig.payout.postTap()
        #expect(try await rig.outcome().isUnknown)
        #expect(rig.codes == ["FLOW0001"])
        #expect(rig.gateway.count(.pay) == 1)
    }

    @Test("EN-70 a sending that the journal cannot keep fails the payout, and nothing is sent")
    func journalBeforeSending() async throws {
        let rig = try await PayoutRig(journal: HeldJournal(failing: "paying"))
        await rig.payout.postTap()
        #expect(try await rig.outcome().failureCode == "FLOW0007")
        #expect(rig.gateway.count(.pay) == 0)
    }

    @Test("EN-17 a gate with a deadline that passes is onError FLOW0002")
    func gateDeadline() async throws {
        var deadlines = DeadlinePolicy()
        deadlines.gate = .seconds(60)
        let rig = try await PayoutRig(deadlines: deadlines)
        let latch = TestLatch()
        rig.merchant.on(.onPrePayoutSubmit, .waits(latch))
        await rig.payout.postTap()
        await rig.merchant.begun.until(.onPrePayoutSubmit)
        await rig.settle()
        rig.clock.advance(by: .seconds(60))
        #expect(try await rig.outcome().failureCode == "FLOW0002")
        #expect(rig.callbacks == [.onClick, .onPrePayoutSubmit, .onError])
        latch.open()
    }

    @Test("EN-46 the session expires at the gate: onError FLOW0003; a later tap gets it too, without a click")
    func expiry() async throws {
        let rig = try await PayoutRig(
            PayoutTestSamples.config(expiry: Date(timeIntervalSince1970: 1_100)), wallClock: WallClock(1_000))
        rig.merchant.config.defersApproval = true
        guard case .waiting(.approval) = await rig.payout.tap() else { throw Unexpected(what: "no gate") }
        rig.clock.advance(by: .seconds(100))
        #expect(try await rig.outcome().cancelledBy == .expiry)
        #expect(await rig.payout.tap().outcome?.failureCode == "FLOW0003")
        #expect(rig.codes == ["FLOW0003", "FLOW0003"])
        #expect(rig.callbacks == [.onClick, .onError, .onError])
    }

    @Test("EN-34 teardown after sending: the payout runs to its end without a callback, and the session is settled")
    func teardown() async throws {
        let rig = try await PayoutRig { $0.pay = [.held(.success(PayoutTestSamples.reply()))] }
        await rig.payout.postTap()
        await rig.gateway.calls.until(.pay)
        await rig.payout.disappear()
        #expect(await !rig.payout.appear())
        rig.gateway.release(.pay)
        await rig.entered("gone")
        #expect(rig.callbacks == [.onClick, .onPrePayoutSubmit])
        #expect(await rig.checkout.snapshot().settlement == .succeeded)
        #expect(await rig.payout.appear())
        #expect(await rig.payout.tap() == .refused(.alreadySettled))
    }

    @Test("EN-18 a component that has gone takes no tap until it is back")
    func gone() async throws {
        let rig = try await PayoutRig()
        await rig.payout.disappear()
        #expect(await rig.payout.tap() == .refused(.notReady))
        #expect(await rig.payout.appear())
        #expect(try #require(await rig.payout.tap().outcome).isSuccess)
    }

    @Test("EN-14 one tap from inside the last callback is queued, and pays under ids of its own")
    func queued() async throws {
        let rig = try await PayoutRig {
            var second = PayoutTestSamples.reply()
            second.systemTransactionId = "payout-system-2"
            $0.pay = [.now(.success(PayoutTestSamples.reply(.refused))), .now(.success(second))]
        }
        rig.merchant.on(.onError, .runs { [payout = rig.payout] in _ = await payout.postTap() })
        await rig.payout.tap()
        #expect(try await rig.outcome(2).isSuccess)
        #expect(rig.callbacks == [.onClick, .onPrePayoutSubmit, .onError] + PayoutCallbackName.happyPath)
    }

    @Test("EN-20 of two components of one session one pays, the other is refused")
    func twoComponents() async throws {
        let rig = try await PayoutRig { $0.pay = [.held(.success(PayoutTestSamples.reply()))] }
        let other = try rig.checkout.create(
            .payoutSubmission, componentConfig: PayoutSubmissionComponentConfig())
        await rig.payout.postTap()
        await rig.gateway.calls.until(.pay)
        #expect(await other.tap() == .refused(.alreadyProcessing))
        rig.gateway.release(.pay)
        #expect(try await rig.outcome().isSuccess)
        #expect(await other.tap() == .refused(.alreadySettled))
    }
}
