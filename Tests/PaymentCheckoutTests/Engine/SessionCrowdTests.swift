import FoundationEssentials
import PaymentFlows
import PaymentTestKit
import Testing

@testable import PaymentCheckout

@Suite struct SessionCrowdTests {
    @Test(
        "EN-61 one session above the limit is refused at once with a typed error, and counted; a closed one makes room")
    func admission() async throws {
        var configuration = EngineConfiguration()
        configuration.maximumSessions = 3
        let engine = PaymentEngine(ports: PaymentPorts(), configuration: configuration)
        var open = try (1...3).map { try engine.open(PazeSamples.config(transactionId: "order-\($0)")) }
        let error = try #require(throws: BaseSdkException.self) {
            try engine.open(PazeSamples.config(transactionId: "order-4"))
        }
        #expect((error as? AdmissionException)?.refusal == .overLimit(3))
        #expect(error.errorCode == "FLOW0007")
        #expect(engine.counters[.admissionsRefused] == 1)
        #expect(engine.liveSessions == 3)
        #expect(await open.removeLast().close() == .closed)
        _ = try engine.open(PazeSamples.config(transactionId: "order-4"))
        #expect(engine.liveSessions == 3)
        #expect(EngineConfiguration().maximumSessions == 100_000)
    }

    @Test(
        "EN-65 a second session for a transaction that is live, paid, unknown or handed over is refused, and names the first (C74)"
    )
    func duplicates() async throws {
        let rig = try await OutcomeRig()
        func refusal() -> AdmissionRefusal? {
            do {
                _ = try rig.engine.open(PazeSamples.config())
                return nil
            } catch {
                return (error as? AdmissionException)?.refusal
            }
        }
        #expect(refusal() == .duplicateTransaction(rig.checkout.id))
        _ = try await rig.pay()
        #expect(await rig.checkout.close() == .closed)
        #expect(refusal() == .duplicateTransaction(rig.checkout.id))
        #expect(rig.engine.liveSessions == 0)
    }

    @Test(
        "EN-65 a session that handed over refuses another until it is reset, a cancelled one does not",
        arguments: [false, true])
    func handedOver(isReset: Bool) async throws {
        let rig = try await OutcomeRig()
        rig.merchant.decrypts(false)
        _ = try await rig.pay()
        if isReset { #expect(await rig.checkout.reset() == nil) }
        await rig.checkout.close()
        if isReset {
            _ = try rig.engine.open(PazeSamples.config())
        } else {
            #expect(throws: BaseSdkException.self) { try rig.engine.open(PazeSamples.config()) }
        }
    }

    @Test("EN-65 after an outcome that could not be read and stayed unknown there is no blind second charge (C74)")
    func unknown() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.now(.malformed)] }
        let attempt = try await rig.reach(.authorise)
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
            await rig.gateway.calls.until(.findTransactions, times: query)
        }
        _ = try await rig.outcome(attempt)
        #expect(await rig.checkout.close() == .closed)
        #expect(throws: BaseSdkException.self) { try rig.engine.open(PazeSamples.config()) }
        #expect(rig.gateway.count(.authorise) == 1)
    }

    @Test("EN-62 of thousands of sessions, half of them cancelled on their way, nothing is left (C103)")
    func nothingLeft() async throws {
        let gateway = ScriptedPazeGateway()
        let clock = ManualClock()
        let engine = PaymentEngine(ports: PaymentPorts(paze: gateway), clock: clock)
        for round in 0..<3 {
            await withTaskGroup(of: Void.self) { group in
                for number in 0..<1_000 {
                    group.addTask {
                        await Self.runOne(engine, "order-\(round)-\(number)", isCancelled: number % 2 == 0)
                    }
                }
            }
            #expect(engine.liveSessions == 0)
            #expect(engine.liveDeadlines == 0)
        }
        let counters = engine.counters
        #expect(counters[.sessionsOpened] == 3_000 && counters[.sessionsClosed] == 3_000)
        #expect(counters[.succeeded] == 1_500 && counters[.cancelled] == 1_500)
        #expect(clock.sleeperCount == 0)
    }

    private static func runOne(_ engine: PaymentEngine, _ id: String, isCancelled: Bool) async {
        do {
            let merchant = ScriptedMerchant()
            merchant.everywhere(.yields)
            let checkout = try engine.open(PazeSamples.config(transactionId: id))
            let button = try checkout.create(.pazeButton, componentConfig: merchant.config)
            let stream = await checkout.events()
            await button.appear()
            guard case .waiting(.checkout(let handoff)) = await button.tap() else {
                throw Unexpected(what: "no checkout")
            }
            if isCancelled {
                await button.cancel()
            } else {
                await button.deliver(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id)
            }
            let supervisor = checkout.session.supervisor
            let observation = await supervisor.observe()
            #expect(observation.readers == 1)
            #expect(await checkout.close() == .closed)
            #expect(observation.readers == 0)
            // A closed session's stream ends, so that its reader does too.
            for await _ in stream {}
        } catch {
            Issue.record(error)
        }
    }

    @Test(
        "EN-62 callbacks that capture their own session and engine keep neither alive after a close",
        arguments: [false, true])
    func noCycle(isOpen: Bool) async throws {
        weak var engine: PaymentEngine?
        weak var supervisor: SessionSupervisor?
        do {
            let made = PaymentEngine(ports: PaymentPorts(paze: ScriptedPazeGateway()), clock: ManualClock())
            engine = made
            let merchant = ScriptedMerchant()
            let checkout = try made.open(
                PazeSamples.config(onGetShopper: { [made] in
                    _ = made
                    return nil
                }))
            supervisor = checkout.session.supervisor
            let button = try checkout.create(.pazeButton, componentConfig: merchant.config)
            merchant.config.onPazeButtonClicked = { _ = (checkout, button, made) }
            await button.appear()
            guard case .waiting(.checkout(let handoff)) = await button.tap() else {
                throw Unexpected(what: "no checkout")
            }
            if !isOpen { await button.deliver(PazeSamples.checkout(), attempt: handoff.payload.attempt.payload.id) }
            #expect(await checkout.close() == .closed)
            // The configuration is the host's, and holds what the host put into it.
            merchant.config.onPazeButtonClicked = nil
        }
        #expect(engine == nil)
        #expect(supervisor == nil)
    }

    @Test("EN-66 a close with a sent authorisation removes the session once it has its outcome, and says so")
    func closesWithOutcome() async throws {
        let rig = try await OutcomeRig { $0.authorise = [.held(.success(PazeSamples.authorised))] }
        _ = try await rig.reach(.authorise)
        let before = rig.callbacks
        #expect(await rig.checkout.close() == .closesWithOutcome)
        #expect(rig.engine.liveSessions == 1)
        #expect(await rig.button.tap() == .refused(.destroyed))
        rig.gateway.release(.authorise)
        await rig.entered("idle")
        #expect(rig.engine.liveSessions == 0)
        #expect(rig.engine.session(rig.checkout.id) == nil)
        #expect(rig.engine.liveDeadlines == 0)
        #expect(rig.callbacks == before)
        #expect(await rig.checkout.snapshot().lastOutcome?.isSuccess == true)
        #expect(await rig.checkout.close() == .alreadyClosed)
    }

    @Test("EN-66 a close while the web checkout is open ends the attempt without a callback and leaves nothing")
    func closeAtHandoff() async throws {
        let rig = try await OutcomeRig()
        let attempt = try await rig.tap()
        let before = rig.callbacks
        #expect(await rig.checkout.close() == .closed)
        #expect(await rig.button.deliver(PazeSamples.checkout(), attempt: attempt) == .refused(.wrongStep))
        #expect(await rig.button.appear() == false)
        #expect(rig.callbacks == before)
        #expect(try await rig.outcome(attempt).cancelledBy == .teardown)
        #expect(rig.engine.liveSessions == 0 && rig.engine.liveDeadlines == 0)
        #expect(!rig.checkout.isProcessing)
    }

    @Test("EN-13 a callback that never returns delays no other session, and ends by its own deadline (C106)")
    func oneNeverReturns() async throws {
        let stuck = try await OutcomeRig()
        let latch = TestLatch()
        stuck.merchant.on(.onComplete, .waits(latch))
        let attempt = try await stuck.tap()
        await stuck.button.postDelivery(PazeSamples.checkout(), attempt: attempt)
        await stuck.merchant.begun.until(.onComplete)
        for number in 2...300 {
            let other = try await OutcomeRig(sharing: stuck, transactionId: "order-\(number)")
            guard case .ended(.succeeded) = try await other.pay() else { throw Unexpected(what: "no success") }
            #expect(other.callbacks == Array(PazeCallbackName.happyPath.dropFirst(2)))
            await other.checkout.close()
        }
        await stuck.settle()
        stuck.clock.advance(by: .seconds(30))
        #expect(try await stuck.outcome(attempt).isSuccess)
        latch.open()
    }
}
