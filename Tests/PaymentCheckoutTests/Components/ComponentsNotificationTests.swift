import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What a notification does to a component's payment")
struct ComponentsNotificationTests {
    @Test("C54 EN-50 before, after and instead of the reply: one onSuccess, one submit, one outcome", arguments: 0..<3)
    func around(order: Int) async throws {
        let rig = try await ComponentsRig.submitting()
        if order == 1 {
            rig.gateway.release(.submit)
            #expect(try await rig.outcome().isSuccess)
        }
        #expect(await rig.hears() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        if order == 0 {
            rig.gateway.release(.submit)
            await rig.seen.until { $0.contains { $0.diagnostic != nil } }
        }
        #expect(rig.merchant.payments == [ComponentsTestSamples.paymentID])
        #expect(rig.merchant.errors.isEmpty)
        #expect(rig.gateway.count(.submit) == 1)
        #expect(await rig.settlement == .succeeded)
        #expect(rig.engine.counters[.paidAfter] == 0)
        #expect(!rig.components.isProcessing)
    }

    @Test(
        "CC-13 EN-51 a success in Checkout.com's own words ends the attempt",
        arguments: ["Approved", "Authorized", "Captured", "Card Verified", "Paid", "authorized"])
    func words(word: String) async throws {
        let rig = try await ComponentsRig.submitting()
        #expect(await rig.hears(word) == .accepted)
        #expect(try await rig.outcome().isSuccess)
        rig.gateway.release(.submit)
    }

    @Test(
        "C60 EN-51 the shopper never comes back from a challenge: onSuccess; the return is told so, and changes nothing"
    )
    func atChallenge() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [.now(.success(ComponentsTestSamples.body("Action Required", action: "3ds")))]
        }
        await rig.typed()
        #expect(await rig.component.tap().isWaiting)
        #expect(await rig.hears() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        let callbacks = rig.callbacks
        #expect(await rig.component.deliver(action: .completed, attempt: AttemptID(1)) == .refused(.wrongStep))
        #expect(rig.callbacks == callbacks)
        #expect(rig.gateway.count(.findPayments) == 0)
        #expect(rig.engine.liveDeadlines == 0)
    }

    @Test("EN-17 EN-51 a success overtakes a running handleTap: its task is cancelled, and nothing is submitted")
    func overtakes() async throws {
        let rig = try await ComponentsRig()
        let latch = TestLatch()
        rig.merchant.on(.handleTap, .waits(latch))
        await rig.typed()
        await rig.component.postTap()
        await rig.merchant.begun.until(.handleTap)
        #expect(await rig.hears() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        latch.open()
        await rig.merchant.returned.until(.handleTap)
        await rig.settle()
        #expect(rig.merchant.cancelledTasks == 1)
        #expect(rig.callbacks.last == .onSuccess)
        #expect(!rig.callbacks.contains(.onSubmit))
        #expect(rig.gateway.count(.submit) == 0)
        #expect(rig.merchant.overlaps == 0)
    }

    @Test(
        "CC-18 EN-51 a success while handleSubmit runs ends the attempt; nothing cancels it, and its answer changes nothing"
    )
    func duringHandleSubmit() async throws {
        let rig = try await ComponentsRig(submits: true)
        let latch = TestLatch()
        rig.merchant.on(.handleSubmit, .waits(latch))
        rig.merchant.answersSubmission(.failure)
        await rig.typed()
        await rig.component.postTap()
        await rig.merchant.begun.until(.handleSubmit)
        #expect(await rig.hears() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        latch.open()
        await rig.merchant.returned.until(.handleSubmit)
        await rig.settle()
        #expect(rig.merchant.cancelledTasks == 0)
        #expect(rig.callbacks.suffix(2) == [.handleSubmit, .onSuccess])
        #expect(rig.merchant.errors.isEmpty)
        #expect(await rig.settlement == .succeeded)
    }

    @Test("EN-50 CC-18 a no ends nothing: it has the provider asked sooner, and handleSubmit's own answer decides")
    func no() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [.never]
            $0.findPayments = [.now(.success(ComponentsTestSamples.found("Captured")))]
        }
        await rig.typed()
        await rig.component.postTap()
        await rig.gateway.calls.until(.submit)
        #expect(await rig.hears("Declined") == .accepted)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.gateway.count(.findPayments) == 1)

        let host = try await ComponentsRig(submits: true)
        let latch = TestLatch()
        host.merchant.on(.handleSubmit, .waits(latch))
        await host.typed()
        await host.component.postTap()
        await host.merchant.begun.until(.handleSubmit)
        #expect(await host.hears("Declined") == .accepted)
        #expect(await host.state == "handlingSubmit")
        latch.open()
        #expect(try await host.outcome().isSuccess)
        #expect(host.gateway.count(.findPayments) == 0)
    }

    @Test("C59 EN-50 the same delivery three times at once: one effect, three acknowledgements", arguments: 0..<10)
    func together(run: Int) async throws {
        let rig = try await ComponentsRig.submitting()
        let answers = await withTaskGroup(of: NotificationAnswer.self) { group in
            for _ in 0..<3 { group.addTask { await rig.hears(delivery: "delivery-1") } }
            return await group.reduce(into: [NotificationAnswer: Int]()) { $0[$1, default: 0] += 1 }
        }
        #expect(answers == [.accepted: 1, .duplicate: 2])
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.merchant.payments.count == 1)
        rig.gateway.release(.submit)
    }

    @Test(
        "C62 EN-52 one for a closed session is ignored, for another owner unknown; by the payment's id alone it is found"
    )
    func routing() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [.now(.success(ComponentsTestSamples.body("Action Required", action: "redirect")))]
        }
        await rig.typed()
        #expect(await rig.component.tap().isWaiting)
        #expect(await rig.hears(owner: "pk_2") == .unknownSession)
        #expect(await rig.hears(id: "pay_9", session: nil) == .unknownSession)
        #expect(await rig.hears(session: nil) == .accepted)
        #expect(try await rig.outcome().isSuccess)
        #expect(await rig.components.close() == .closed)
        let callbacks = rig.callbacks
        #expect(await rig.hears("Refunded") == .ignored)
        #expect(rig.callbacks == callbacks)
    }

    @Test("EN-34 EN-51 the success of a component that is gone is its outcome, without a callback")
    func tornDown() async throws {
        let rig = try await ComponentsRig.submitting()
        await rig.component.disappear()
        #expect(await rig.components.close() == .closesWithOutcome)
        #expect(await rig.hears() == .accepted)
        #expect(try await rig.outcome().isSuccess)
        #expect(!rig.callbacks.contains(.onSuccess))
        rig.gateway.release(.submit)
        #expect(rig.engine.liveSessions == 0)
    }
}

extension ComponentsRig {
    /// A typed card that was tapped, and whose submit is on its way.
    static func submitting() async throws -> ComponentsRig {
        let rig = try await ComponentsRig { $0.submit = [.held(.success(ComponentsTestSamples.body()))] }
        await rig.typed()
        await rig.component.postTap()
        await rig.gateway.calls.until(.submit)
        return rig
    }
}
