import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@testable import PaymentCheckout

@Suite struct ShutdownTests {
    @Test("EN-64 a shutdown of idle sessions closes them, and none is opened or tapped afterwards")
    func idle() async throws {
        let rig = try await OutcomeRig()
        await rig.button.appear()
        let report = await rig.engine.shutdown()
        #expect(report == ShutdownReport(sessions: 1, cancelled: 0, left: []))
        let error = try #require(throws: BaseSdkException.self) {
            try rig.engine.open(PazeSamples.config(transactionId: "order-2"))
        }
        #expect((error as? AdmissionException)?.refusal == .shuttingDown)
        #expect(error.errorCode == "FLOW0007")
        #expect(rig.engine.liveSessions == 0 && rig.engine.liveDeadlines == 0)
    }

    @Test("EN-64 what was not sent is cancelled by the shutdown, with the callback of a host's cancel")
    func cancels() async throws {
        let rig = try await OutcomeRig()
        let attempt = try await rig.tap()
        let report = await rig.engine.shutdown()
        #expect(report.cancelled == 1 && report.left.isEmpty)
        #expect(await rig.checkout.snapshot().lastOutcome?.cancelledBy == .shutdown)
        #expect(rig.merchant.incomplete.map(\.reason) == ["Cancelled by the host."])
        #expect(try await rig.outcome(attempt).cancelledBy == .shutdown)
        #expect(rig.engine.liveSessions == 0)
    }

    @Test("EN-64 a sent authorisation is waited for, and the report comes when it has ended")
    func waits() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        let attempt = try await rig.reach(.authorise)
        async let report = rig.engine.shutdown()
        // The call's own deadline and the shutdown's limit.
        await rig.clock.sleepers(atLeast: 2)
        #expect(await rig.button.tap() == .refused(.shuttingDown))
        rig.gateway.release(.authorise)
        #expect(await report == ShutdownReport(sessions: 1, cancelled: 0, left: []))
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.merchant.results.count == 1)
        #expect(rig.engine.liveSessions == 0)
    }

    @Test("EN-64 after 30 s of the engine's clock the report names what is left, which still runs to its end")
    func leaves() async throws {
        var configuration = EngineConfiguration()
        configuration.deadlines.gatewayCall = .seconds(100)
        let rig = try await OutcomeRig(configuration: configuration) {
            $0.authorise = [.held(.success(PazeSamples.authorised))]
        }
        let attempt = try await rig.reach(.authorise)
        let other = try await OutcomeRig(sharing: rig, transactionId: "order-2")
        _ = try await other.tap()
        async let report = rig.engine.shutdown()
        await rig.clock.sleepers(atLeast: 2)
        await other.seen.until { $0.contains { $0.state == "ended" } }
        rig.clock.advance(by: .seconds(30))
        #expect(await report == ShutdownReport(sessions: 2, cancelled: 1, left: [rig.checkout.id]))
        #expect(rig.engine.liveSessions == 1)
        rig.gateway.release(.authorise)
        #expect(try await rig.outcome(attempt).isSuccess)
        #expect(rig.merchant.results.count == 1)
    }

    @Test("EN-64 a queued tap does not begin in a shutdown")
    func queued() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.success(.refused))] }
        let latch = TestLatch()
        rig.merchant.on(.onPostAuthorisation, .waits(latch))
        let attempt = try await rig.tap()
        await rig.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await rig.merchant.begun.until(.onPostAuthorisation)
        #expect(await rig.button.tap() == .queued(AttemptID(2)))
        async let report = rig.engine.shutdown()
        let dropped = try await rig.button.outcome(of: AttemptID(2))
        #expect(dropped == nil || dropped?.cancelledBy == .shutdown)
        latch.open()
        #expect(await report.left.isEmpty)
        #expect(rig.gateway.count(.createCheckout) == 1)
        #expect(rig.engine.liveSessions == 0)
    }
}
