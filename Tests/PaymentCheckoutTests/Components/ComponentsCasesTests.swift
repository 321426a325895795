import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Cases from the field: Checkout.com components")
struct ComponentsCasesTests {
    @Test(
        "C15 EN-37 CC-18: a cancel while onTokenized waits: one onError FLOW0006, nothing submitted, its answer dropped"
    )
    func duringTokenized() async throws {
        let rig = try await ComponentsRig()
        // The closure does not suspend, so only as a deferred gate does it stand open for a cancel.
        var callbacks = rig.merchant.callbacks()
        callbacks.deferredGates = .onTokenized
        await rig.components.register(callbacks: callbacks)
        await rig.typed()
        guard case .waiting(.tokenised) = await rig.component.tap() else { throw Unexpected(what: "no gate") }
        #expect(rig.components.isProcessing)
        #expect(await rig.component.cancel() == .cancelled)
        #expect(try await rig.outcome().cancelledBy == .host)
        #expect(await rig.component.answer(token: .accepted, attempt: AttemptID(1)) == .gateClosed)
        await rig.settle()
        #expect(rig.codes == [.engine(.cancelledByHost)])
        #expect(rig.callbacks.suffix(2) == [.onSubmit, .onError])
        #expect(rig.gateway.count(.submit) == 0)
        #expect(!rig.components.isProcessing)
    }

    @Test("C15 EN-33 CC-18: a cancel that onTokenized itself starts: what it is answered is what happens, and one end")
    func insideTokenized() async throws {
        let rig = try await ComponentsRig()
        let (component, answers) = (rig.component, EventLog<CancelAnswer>())
        rig.merchant.watch { callback in
            if callback == .onTokenized { Task { answers.append(await component.cancel()) } }
        }
        await rig.typed()
        await rig.component.tap()
        await answers.until { !$0.isEmpty }
        let outcome = try await rig.outcome()
        if answers.entries == [.cancelled] {
            #expect(outcome.cancelledBy == .host)
            #expect(rig.codes == [.engine(.cancelledByHost)])
            #expect(rig.gateway.count(.submit) == 0)
        } else {
            #expect(outcome.isSuccess)
            #expect(rig.gateway.count(.submit) == 1)
        }
        #expect(rig.callbacks.count { $0 == .onError || $0 == .onSuccess } == 1)
        #expect(!rig.components.isProcessing)
    }

    @Test("C28 C33 CC-18: handleSubmit fails twice, then succeeds: two onError, one payment, the flag down after each")
    func failures() async throws {
        let rig = try await ComponentsRig(submits: true)
        await rig.typed()
        rig.merchant.answersSubmission(.failure)
        for _ in 1...2 {
            let latch = TestLatch()
            rig.merchant.on(.handleSubmit, .waits(latch))
            let before = rig.callbacks.count { $0 == .handleSubmit }
            await rig.component.postTap()
            await rig.merchant.begun.until(.handleSubmit, times: before + 1)
            #expect(rig.components.isProcessing)
            #expect(await rig.component.tap() == .refused(.alreadyProcessing))
            #expect(await rig.component.submit() == .refused(.alreadyProcessing))
            latch.open()
            #expect(try await rig.outcome(UInt32(before + 1)).failureCode == "submitFailed")
            #expect(!rig.components.isProcessing)
        }
        rig.merchant.on(.handleSubmit, .answers)
        rig.merchant.answersSubmission(.success(ComponentsTestSamples.body()))
        #expect(try #require(await rig.component.tap().outcome).isSuccess)
        #expect(rig.codes == [.submitFailed, .submitFailed])
        #expect(rig.callbacks.count { $0 == .onSuccess } == 1)
        #expect(rig.merchant.payments.count == 1)
        #expect(rig.gateway.count(.submit) == 0)
        #expect(!rig.components.isProcessing)
    }

    @Test("C37 CC-14: the result of an abandoned challenge is told so, and only the second attempt's is asked about")
    func abandonedChallenge() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [
                .now(.success(ComponentsTestSamples.body("Action Required", action: "3ds"))),
                .now(.success(ComponentsTestSamples.body("Action Required", id: "pay_2", action: "3ds"))),
            ]
            $0.findPayments = [
                .now(.success(ComponentsTestSamples.found("Pending"))),
                .now(.success(ComponentsTestSamples.found("Captured", id: "pay_2"))),
            ]
        }
        await rig.typed()
        #expect(await rig.component.submit().isWaiting)
        #expect(await rig.component.deliver(action: .dismissed, attempt: AttemptID(1)).outcome?.cancelledBy == .shopper)
        #expect(await rig.component.submit().isWaiting)
        let before = rig.callbacks
        #expect(await rig.component.deliver(action: .completed, attempt: AttemptID(1)) == .refused(.wrongStep))
        #expect(await rig.state == "acting")
        #expect(rig.callbacks == before)
        #expect(try #require(await rig.component.deliver(action: .completed, attempt: AttemptID(2)).outcome).isSuccess)
        #expect(rig.gateway.queries.map(\.paymentID) == [ComponentsTestSamples.paymentID, "pay_2"])
        #expect(rig.codes == [.cardAuthenticationFailed])
        #expect(rig.merchant.payments == ["pay_2"])
        #expect(!rig.components.isProcessing)
        // What became of the first was not known: the same intent, the same key (EN-45).
        #expect(Set(rig.gateway.submits.map(\.idempotencyKey)).count == 1)
    }

    @Test(
        "EN-45 EN-47 CC-14: after an abandoned challenge whose payment was declined the next goes under a key of its own"
    )
    func declinedChallenge() async throws {
        let rig = try await ComponentsRig {
            $0.submit = [
                .now(.success(ComponentsTestSamples.body("Action Required", action: "3ds"))),
                .now(.success(ComponentsTestSamples.body("Captured", id: "pay_2"))),
            ]
            $0.findPayments = [.now(.success(ComponentsTestSamples.found("Declined")))]
        }
        await rig.typed()
        #expect(await rig.component.submit().isWaiting)
        #expect(await rig.component.deliver(action: .dismissed, attempt: AttemptID(1)).outcome?.cancelledBy == .shopper)
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
        #expect(Set(rig.gateway.submits.map(\.idempotencyKey)).count == 2)
        #expect(rig.merchant.payments == ["pay_2"])
    }
}
