import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Synchronization
import Testing

/// The observer's lane under real threads (EN-10).
@Suite struct AnalyticsLaneTests {
    /// Holds a thread until it is opened: an observer has no other way to be slow.
    private final class Gate: Sendable {
        private let isOpen = Atomic(false)
        private let entered = TestLatch()
        func open() { isOpen.store(true, ordering: .releasing) }
        func hold() {
            entered.open()
            while !isOpen.load(ordering: .acquiring) {}
        }
        func untilHeld() async { await entered.pass() }
    }

    private func button(
        id: String = "order-1", on engine: PaymentEngine,
        _ observer: @escaping @Sendable (BaseAnalyticsEvent) -> Void
    ) throws -> (PxpCheckout, PazeButtonComponent) {
        let checkout = try PxpCheckout.initialize(
            config: PazeSamples.config(transactionId: id, analyticsEvent: observer), engine: engine)
        return (checkout, try checkout.create(.pazeButton, componentConfig: PazeButtonComponentConfig()))
    }

    private func pay(_ button: PazeButtonComponent) async throws -> PazeButtonComponent.Progress {
        await button.appear()
        await button.tap()
        return await button.deliver(PazeSamples.checkout(), attempt: try #require(await button.attempt))
    }

    @Test("EN-10 a payment ends while its observer is still looking at the first event")
    func slowObserver() async throws {
        let (gate, log) = (Gate(), EventLog<String>())
        let engine = PaymentEngine(ports: PaymentPorts(paze: ScriptedPazeGateway()), clock: ManualClock())
        let (checkout, button) = try button(on: engine) { event in
            gate.hold()
            log.append(event.eventName)
        }
        guard case .ended(.succeeded) = try await pay(button) else {
            gate.open()
            Issue.record("The payment did not succeed.")
            return
        }
        #expect(log.entries.isEmpty)
        gate.open()
        await log.until("PaymentSucceeded")
        #expect(
            log.entries == [
                "ComponentReady", "ComponentInteraction", "PazeButtonClicked", "PaymentStarted", "PaymentSucceeded",
            ])
        await checkout.close()
    }

    @Test("EN-10 more than 256 waiting events are dropped and counted, and those that waited keep their order")
    func dropping() async throws {
        let (gate, log) = (Gate(), EventLog<String>())
        let engine = PaymentEngine(ports: PaymentPorts(paze: ScriptedPazeGateway()), clock: ManualClock())
        let (checkout, button) = try button(on: engine) { event in
            gate.hold()
            log.append(event.eventName)
        }
        await button.appear()
        // The observer looks at ComponentReady, so each attempt adds three events to those that wait.
        await gate.untilHeld()
        for _ in 0..<90 {
            await button.tap()
            await button.cancel()
        }
        #expect(engine.counters[.analyticsDropped] == 3 * 90 - 256)
        gate.open()
        await log.until { $0.count == 257 }
        await checkout.close()
        let three = ["ComponentInteraction", "PazeButtonClicked", "PaymentCancelled"]
        let expected = ["ComponentReady"] + (0..<256).map { three[$0 % 3] }
        #expect(log.entries == expected)
    }

    @Test("EN-10 nothing is told after the event of the teardown, by whichever thread the session is closed")
    func teardown() async throws {
        let engine = PaymentEngine(ports: PaymentPorts(paze: ScriptedPazeGateway()), clock: ManualClock())
        try await withThrowingTaskGroup(of: EventLog<String>.self) { group in
            for number in 0..<200 {
                group.addTask {
                    let log = EventLog<String>()
                    let (checkout, button) = try self.button(id: "order-\(number)", on: engine) {
                        log.append($0.eventName)
                    }
                    await button.appear()
                    await button.tap()
                    async let closing = checkout.close()
                    async let gone: Void = button.disappear()
                    async let again = button.tap()
                    _ = await (closing, gone, again)
                    await log.until("PaymentAbandoned")
                    return log
                }
            }
            // All are looked at when all have ended: what came too late would be there by now.
            for told in try await group.reduce(into: [], { $0.append($1) }) {
                #expect(
                    told.entries == ["ComponentReady", "ComponentInteraction", "PazeButtonClicked", "PaymentAbandoned"])
            }
        }
        #expect(engine.liveSessions == 0)
    }

    @Test("EN-10 each of many sessions' observers is told of its own payment, in order, while all of them pay at once")
    func order() async throws {
        let engine = PaymentEngine(ports: PaymentPorts(paze: ScriptedPazeGateway()), clock: ManualClock())
        try await withThrowingTaskGroup(of: [String].self) { group in
            for number in 0..<200 {
                group.addTask {
                    let log = EventLog<String>()
                    let (checkout, button) = try self.button(id: "order-\(number)", on: engine) { event in
                        let id = (event as? PaymentAnalyticsEvent)?.transactionId ?? ""
                        log.append(event.eventName + (id.isEmpty || id == "order-\(number)" ? "" : " of \(id)"))
                    }
                    _ = try await self.pay(button)
                    await log.until("PaymentSucceeded")
                    await checkout.close()
                    return log.entries
                }
            }
            for try await told in group {
                #expect(
                    told == [
                        "ComponentReady", "ComponentInteraction", "PazeButtonClicked", "PaymentStarted",
                        "PaymentSucceeded",
                    ])
            }
        }
        #expect(engine.counters[.analyticsDropped] == 0)
    }
}
