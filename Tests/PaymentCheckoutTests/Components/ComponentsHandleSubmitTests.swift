import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A component whose host submits")
struct ComponentsHandleSubmitTests {
    @Test("CC-12 handleSubmit submits with the captured data, and the engine does not")
    func submits() async throws {
        let rig = try await ComponentsRig(submits: true)
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        #expect(rig.callbacks.suffix(4) == [.onSubmit, .onTokenized, .handleSubmit, .onSuccess])
        #expect(rig.gateway.count(.submit) == 0)
        let data = try #require(rig.merchant.sessionData.first?.sessionData)
        let json = try #require(Data(base64Encoded: data).map { String(decoding: $0, as: UTF8.self) })
        #expect(json == #"{"token":"tok_secret","type":"card"}"#)
    }

    @Test("EN-70 CC-12 with a journal the same callbacks are made, whoever submits", arguments: [true, false])
    func journaled(submits: Bool) async throws {
        let rig = try await ComponentsRig(submits: submits, journal: InMemoryJournal())
        await rig.typed()
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        #expect(
            rig.callbacks
                == ComponentsCallbackName.happyPath.flatMap {
                    submits && $0 == .onSuccess ? [.handleSubmit, $0] : [$0]
                })
        #expect(rig.gateway.count(.submit) == (submits ? 0 : 1))
    }

    @Test("CC-18 C28 .failure is the merchant's word that nothing was submitted: submitFailed, and a retry is free")
    func failure() async throws {
        let rig = try await ComponentsRig(submits: true)
        rig.merchant.answersSubmission(.failure)
        await rig.typed()
        #expect(await rig.component.tap().outcome?.failureCode == "submitFailed")
        #expect(rig.codes == [.submitFailed])
        rig.merchant.answersSubmission(.success(ComponentsTestSamples.body()))
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
    }

    @Test("CC-18 C33 handleSubmit fails twice, then succeeds; taps that overlap the failures are refused")
    func failsTwice() async throws {
        let rig = try await ComponentsRig(submits: true)
        await rig.typed()
        rig.merchant.answersSubmission(.failure)
        for attempt: UInt32 in 1...2 {
            let latch = TestLatch()
            rig.merchant.on(.handleSubmit, .waits(latch))
            await rig.component.postTap()
            await rig.merchant.begun.until(.handleSubmit, times: Int(attempt))
            #expect(await rig.component.tap() == .refused(.alreadyProcessing))
            latch.open()
            #expect(try await rig.outcome(attempt).failureCode == "submitFailed")
        }
        rig.merchant.on(.handleSubmit, .answers)
        rig.merchant.answersSubmission(.success(ComponentsTestSamples.body()))
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        #expect(rig.callbacks.count { $0 == .handleSubmit } == 3)
        #expect(rig.merchant.overlaps == 0)
    }

    @Test("CC-18 C15 a cancel while handleSubmit runs is too late: it is not abandoned, and its answer decides")
    func tooLate() async throws {
        let rig = try await ComponentsRig(submits: true)
        let latch = TestLatch()
        rig.merchant.on(.handleSubmit, .waits(latch))
        await rig.typed()
        await rig.component.postTap()
        await rig.merchant.begun.until(.handleSubmit)
        #expect(await rig.component.cancel() == .tooLate)
        #expect(await rig.state == "handlingSubmit")
        latch.open()
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.merchant.cancelledTasks == 0)
        #expect(rig.callbacks.last == .onSuccess)
    }

    @Test("CC-18 past its deadline the attempt verifies, the lane moves on, and the late answer still decides")
    func deadline() async throws {
        let rig = try await ComponentsRig(submits: true)
        let other = try rig.components.create(.card())
        _ = await other.isAvailable
        let latch = TestLatch()
        rig.merchant.on(.handleSubmit, .waits(latch))
        await rig.typed()
        await rig.component.postTap()
        await rig.merchant.begun.until(.handleSubmit)
        rig.clock.advance(by: .seconds(30))
        await rig.entered("verifying")
        #expect(rig.merchant.cancelledTasks == 0)
        // The lane is free: another component's callback is made while handleSubmit still runs.
        #expect(await other.render())
        #expect(rig.callbacks.count { $0 == .onReady } == 2)
        latch.open()
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.callbacks.count { $0 == .onSuccess } == 1)
        #expect(!rig.callbacks.contains(.onError))
    }

    @Test(
        "CC-18 EN-51 a success told from inside handleSubmit does not let its deadline cancel it; the lane moves on then"
    )
    func succeedsInside() async throws {
        let rig = try await ComponentsRig(submits: true)
        let latch = TestLatch()
        rig.merchant.on(
            .handleSubmit,
            .runs {
                await rig.hears()
                await latch.pass()
            })
        await rig.typed()
        await rig.component.postTap()
        await rig.entered("announcing")
        #expect(!rig.callbacks.contains(.onSuccess))
        rig.clock.advance(by: .seconds(30))
        await rig.merchant.begun.until(.onSuccess)
        #expect(rig.merchant.cancelledTasks == 0)
        #expect(try await rig.outcome().isSuccess)
        latch.open()
        await rig.merchant.returned.until(.handleSubmit)
        #expect(rig.merchant.cancelledTasks == 0)
        #expect(rig.callbacks.count { $0 == .onSuccess } == 1)
    }

    @Test("CC-18 EN-43 an answer that is empty is verified by the payment session's id, never a definite failure")
    func empty() async throws {
        let rig = try await ComponentsRig(submits: true) {
            $0.findPayments = [.now(.success(ComponentsTestSamples.found("Captured")))]
        }
        rig.merchant.answersSubmission(.success(ComponentsTestSamples.body(nil, id: nil)))
        await rig.typed()
        await rig.component.postTap()
        await rig.entered("verifying")
        await rig.nextInstant()
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.gateway.queries.map(\.paymentSessionID) == ["ps_1"])
        #expect(rig.gateway.queries.map(\.paymentID) == [nil])
        #expect(rig.engine.counters[.malformedReplies] == 1)
    }

    @Test("CC-18 EN-34 teardown while handleSubmit runs: its answer decides the outcome, without callbacks")
    func tornDown() async throws {
        let rig = try await ComponentsRig(submits: true)
        let latch = TestLatch()
        rig.merchant.on(.handleSubmit, .waits(latch))
        await rig.typed()
        await rig.component.postTap()
        await rig.merchant.begun.until(.handleSubmit)
        await rig.component.disappear()
        latch.open()
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.callbacks.last == .handleSubmit)
        #expect(rig.merchant.cancelledTasks == 0)
        #expect(await rig.components.snapshot()?.settlement == .succeeded)
    }

    @Test("CC-18 EN-37 a host's cancel before handleSubmit: one onError FLOW0006, and handleSubmit is never called")
    func cancelledBefore() async throws {
        let rig = try await ComponentsRig(submits: true) {
            $0.tokenise = [.held(.success(ComponentsTestSamples.token))]
        }
        await rig.typed()
        await rig.component.postTap()
        await rig.gateway.calls.until(.tokenise)
        #expect(await rig.component.cancel() == .cancelled)
        #expect(try await rig.outcome().cancelledBy == .host)
        #expect(rig.gateway.release(.tokenise))
        await rig.settle()
        #expect(rig.codes == [.engine(.cancelledByHost)])
        #expect(!rig.callbacks.contains(.handleSubmit))
        #expect(!rig.components.isProcessing)
    }

    @Test("CC-12 a handler that is taken away is waited for, and goes on when it is registered again")
    func registeredLater() async throws {
        let rig = try await ComponentsRig(submits: true) {
            $0.tokenise = [.held(.success(ComponentsTestSamples.token))]
        }
        await rig.typed()
        await rig.component.postTap()
        await rig.gateway.calls.until(.tokenise)
        await rig.components.register(callbacks: rig.merchant.callbacks())
        #expect(rig.gateway.release(.tokenise))
        await rig.entered("awaitingHandler")
        await rig.components.register(callbacks: rig.merchant.callbacks(submits: true))
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.callbacks.suffix(2) == [.handleSubmit, .onSuccess])
    }

    @Test("CC-12 a handler that does not come in 5 s: submitFailed, nothing submitted by anybody")
    func neverRegistered() async throws {
        let rig = try await ComponentsRig(submits: true) {
            $0.tokenise = [.held(.success(ComponentsTestSamples.token))]
        }
        await rig.typed()
        await rig.component.postTap()
        await rig.gateway.calls.until(.tokenise)
        await rig.components.register(callbacks: rig.merchant.callbacks())
        #expect(rig.gateway.release(.tokenise))
        await rig.entered("awaitingHandler")
        rig.clock.advance(by: .seconds(5))
        #expect(try await rig.outcome().failureCode == "submitFailed")
        #expect(rig.gateway.count(.submit) == 0)
        #expect(!rig.callbacks.contains(.handleSubmit))
    }
}
