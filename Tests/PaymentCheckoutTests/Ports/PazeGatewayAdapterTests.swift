import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite struct PazeGatewayAdapterTests {
    private func button(
        _ id: String = "order-1", session: String = PazeSamples.sessionId, on engine: PaymentEngine
    ) throws -> PazeButtonComponent {
        let checkout = try PxpCheckout.initialize(
            config: PazeSamples.config(sessionId: session, transactionId: id), engine: engine)
        return try checkout.create(.pazeButton, componentConfig: PazeButtonComponentConfig())
    }

    @Test("PZ-46 two hundred payments through an async client succeed at once, each with its own answers")
    func manyAtOnce() async throws {
        let engine = PaymentEngine(ports: PaymentPorts(adapting: AsyncClient()), clock: ManualClock())
        try await withThrowingTaskGroup(of: (Int, PazeButtonComponent.Progress).self) { group in
            for number in 0..<200 {
                group.addTask {
                    let session = "session-\(number)"
                    let button = try self.button("order-\(number)", session: session, on: engine)
                    await button.appear()
                    guard case .waiting(.checkout(let handoff)) = await button.tap(),
                        handoff.payload.url == "https://checkout.paze.test/\(session)"
                    else { return (number, .idle) }
                    let attempt = handoff.payload.attempt.payload.id
                    return (
                        number, await button.deliver(PazeSamples.checkout(sessionId: session), attempt: attempt)
                    )
                }
            }
            for try await (number, progress) in group {
                guard case .ended(.succeeded(let receipt)) = progress else {
                    Issue.record("\(number): \(progress)")
                    continue
                }
                #expect(receipt.payload.identity.systemTransactionId == "system of order-\(number)")
            }
        }
        #expect(engine.counters[.lateAnswers] == 0)
        #expect(engine.counters[.duplicateAnswers] == 0)
        #expect(engine.liveDeadlines == 0)
    }

    @Test("EN-33 a cancel overtakes a call that waits: the call is not cancelled, and ends by itself")
    func overtaken() async throws {
        let (latch, entered, log) = (TestLatch(), TestLatch(), EventLog<String>())
        var client = AsyncClient()
        client.beforeCreating = {
            entered.open()
            await latch.pass()
            log.append("cancelled: \(Task.isCancelled)")
        }
        let engine = PaymentEngine(ports: PaymentPorts(adapting: client), clock: ManualClock())
        let button = try button(on: engine)
        await button.appear()
        async let tap = button.tap()
        await entered.pass()
        #expect(await button.cancel() == .cancelled)
        guard case .ended(.cancelled(let cancellation)) = await tap else {
            Issue.record("The tap did not end cancelled.")
            return
        }
        #expect(cancellation.payload.by == .host)
        latch.open()
        await log.until { !$0.isEmpty }
        #expect(log.entries == ["cancelled: false"])
    }

    @Test("EN-27 the cancellation of the task that waits in a tap does not reach the client's call")
    func waitingTaskCancelled() async throws {
        let (latch, entered, log) = (TestLatch(), TestLatch(), EventLog<String>())
        var client = AsyncClient()
        client.beforeCreating = {
            entered.open()
            await latch.pass()
            log.append("cancelled: \(Task.isCancelled)")
        }
        let button = try button(on: PaymentEngine(ports: PaymentPorts(adapting: client), clock: ManualClock()))
        await button.appear()
        let tap = Task { await button.tap() }
        await entered.pass()
        tap.cancel()
        guard case .ended(.cancelled) = await tap.value else {
            Issue.record("The tap did not end cancelled.")
            return
        }
        latch.open()
        await log.until("cancelled: false")
    }

    @Test("EN-38 an authorisation that answers after its outcome was unknown still raises the settlement")
    func lateAuthorisation() {
        let log = EventLog<String>()
        let report = Schedule(RandomStrategy(), seed: 11).run { scheduler in
            let clock = VirtualClock(scheduler)
            var client = AsyncClient()
            client.beforeAuthorising = { try? await clock.sleep(for: .seconds(600)) }
            let engine = PaymentEngine(
                ports: PaymentPorts(adapting: client), clock: clock, wallClock: { ObservedCheckout.now },
                executor: scheduler)
            guard let button = try? button(on: engine) else { return }
            await button.appear()
            await button.tap()
            guard let attempt = await button.attempt else { return }
            guard case .ended(.unknown) = await button.deliver(PazeSamples.checkout(), attempt: attempt) else { return }
            log.append("unknown after \(clock.now.nanoseconds < 600_000_000_000)")
            try? await clock.sleep(for: .seconds(600))
            log.append("paid after \(engine.counters[.paidAfter])")
            guard case .refused(let refusal) = await button.tap() else { return }
            log.append("\(refusal)")
        }
        #expect(report.end == .finished)
        #expect(report.hookedEnqueues == 0)
        #expect(log.entries == ["unknown after true", "paid after 1", "alreadySettled"])
    }

    @Test("EN-44 an adapted client repeats nothing unless it says so")
    func repeatable() {
        #expect(PazeGatewayAdapter(AsyncClient()).repeatable == [])
    }
}
