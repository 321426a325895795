import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct ExpiryTests {
    private static let expiry = Date(timeIntervalSince1970: 1_060)

    @Test("EN-46 a tap on an expired session makes the error callback FLOW0003, once, and no other")
    func expiredTap() async throws {
        let rig = try await OutcomeRig(expiry: Self.expiry)
        await rig.button.appear()
        rig.clock.advance(by: .seconds(60))
        guard case .ended(let outcome) = await rig.button.tap() else { throw Unexpected(what: "no end") }
        #expect(outcome.failureCode == "FLOW0003")
        #expect(rig.callbacks == [.onError])
        #expect(rig.gateway.calls.entries.isEmpty)
        #expect(!rig.checkout.isProcessing)
    }

    @Test(
        "EN-46 an attempt that is open at expiry ends by expiry, at a call, a hand-off and a gate",
        arguments: [
            PazeCall.createCheckout, .complete, .decrypt,
        ])
    func openAtCall(call: PazeCall) async throws {
        let rig = try await OutcomeRig(configuration: Self.patient, expiry: Self.expiry) {
            switch call {
            case .createCheckout: $0.createCheckout = [.never]
            case .complete: $0.complete = [.never]
            case .decrypt: $0.decrypt = [.never]
            case .authorise, .findTransactions: break
            }
        }
        let attempt = try await rig.reach(call)
        rig.clock.advance(by: .seconds(60))
        #expect(try await rig.outcome(attempt).cancelledBy == .expiry)
        #expect(rig.merchant.errors.map(\.errorCode) == ["FLOW0003"])
        #expect(rig.merchant.submitErrors.isEmpty && rig.merchant.incomplete.isEmpty)
        #expect(rig.gateway.count(.authorise) == 0)
    }

    @Test("EN-46 an attempt at the web checkout ends by expiry with the same callback")
    func openAtHandoff() async throws {
        let rig = try await OutcomeRig(expiry: Self.expiry)
        let attempt = try await rig.tap()
        rig.clock.advance(by: .seconds(60))
        #expect(try await rig.outcome(attempt).cancelledBy == .expiry)
        #expect(rig.merchant.errors.map(\.errorCode) == ["FLOW0003"])
        #expect(rig.merchant.incomplete.isEmpty)
    }

    @Test(
        "EN-46 a callback that runs at expiry is left behind; from onPreAuthorisation on onSubmitError tells it",
        arguments: [
            PazeCallbackName.onPazeButtonClicked, .onCheckoutComplete, .onComplete, .onPreDecryption, .onPostDecryption,
            .onPreAuthorisation, .onGetShopper,
        ])
    func openInCallback(callback: PazeCallbackName) async throws {
        let rig = try await OutcomeRig(configuration: Self.patient, expiry: Self.expiry)
        let latch = TestLatch()
        rig.merchant.on(callback, .waits(latch))
        await rig.button.appear()
        await rig.button.postTap()
        if callback != .onPazeButtonClicked {
            await rig.entered("awaitingCheckout")
            await rig.button.postDelivery(PazeSamples.checkout(), attempt: AttemptID(1))
        }
        await rig.merchant.begun.until(callback)
        await rig.settle()
        rig.clock.advance(by: .seconds(60))
        #expect(try await rig.outcome().cancelledBy == .expiry)
        let isSubmitting = callback == .onPreAuthorisation || callback == .onGetShopper
        #expect(rig.merchant.errors.map(\.errorCode) == (isSubmitting ? [] : ["FLOW0003"]))
        #expect(
            rig.merchant.submitErrors.compactMap { ($0 as? FailedSubmitResult)?.errorCode }
                == (isSubmitting ? ["FLOW0003"] : []))
        #expect(rig.engine.counters[.abandonedCallbacks] == 1)
        latch.open()
        #expect(rig.gateway.count(.authorise) == 0)
    }

    @Test("EN-46 a success a second after the expiry is a success, marked as after it, with its callback (C64)")
    func afterExpiry() async throws {
        let rig = try await OutcomeRig(configuration: Self.patient, expiry: Self.expiry) {
            $0.authorise = [.held(.success(PazeSamples.authorised))]
        }
        let attempt = try await rig.reach(.authorise)
        rig.clock.advance(by: .seconds(61))
        // The expiry reaches the session through the same queue as the reply, before it.
        while rig.engine.counters[.deadlinesFired] == 0 { await Task.yield() }
        rig.gateway.release(.authorise)
        guard case .succeeded(let receipt) = try await rig.outcome(attempt) else {
            throw Unexpected(what: "no success")
        }
        #expect(receipt.payload.afterExpiry)
        #expect(receipt.payload.identity.systemTransactionId == "system-1")
        #expect(rig.merchant.results.count == 1)
        #expect(rig.merchant.errors.isEmpty && rig.merchant.submitErrors.isEmpty)
    }

    @Test("EN-46 a success before the expiry is not marked")
    func beforeExpiry() async throws {
        let rig = try await OutcomeRig(expiry: Self.expiry)
        guard case .ended(.succeeded(let receipt)) = try await rig.pay() else { throw Unexpected(what: "no success") }
        #expect(!receipt.payload.afterExpiry)
    }

    /// Nothing ends an attempt before the session does.
    private static var patient: EngineConfiguration {
        var configuration = EngineConfiguration()
        configuration.deadlines.callback = .seconds(600)
        configuration.deadlines.gatewayCall = .seconds(600)
        return configuration
    }
}
