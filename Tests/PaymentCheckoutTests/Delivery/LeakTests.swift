import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// What nobody holds any more once a session is closed.
@Suite struct LeakTests {
    private final class Canary: Sendable {}

    private struct Watched {
        weak var engine: PaymentEngine?
        weak var supervisor: SessionSupervisor?
        weak var component: Component<PazeMethod>?
        weak var config: PazeButtonComponentConfig?
        weak var canary: Canary?

        var isGone: Bool {
            engine == nil && supervisor == nil && component == nil && config == nil && canary == nil
        }
    }

    /// How far a session comes before it is closed.
    enum Way: CaseIterable, Sendable { case paid, cancelled, torn, presented, unseen, atCheckout, atGate }

    /// Callbacks that hold everything: their engine, their session and their own component.
    private func live(_ way: Way) async throws -> Watched {
        let gateway = ScriptedPazeGateway()
        let engine = PaymentEngine(ports: PaymentPorts(paze: gateway), clock: ManualClock())
        let canary = Canary()
        let known = EventLog<SessionID>()
        let checkout = try PxpCheckout.initialize(
            config: PazeSamples.config(onGetShopper: {
                withExtendedLifetime((engine, canary)) {}
                return nil
            }), engine: engine)
        known.append(checkout.id)
        let config = PazeButtonComponentConfig()
        let button = try checkout.create(.pazeButton, componentConfig: config)
        let hold: @Sendable () -> Void = { withExtendedLifetime((engine, checkout, button, canary)) {} }
        config.onInit = hold
        config.onPresentmentResolved = { _ in hold() }
        config.onError = { _ in hold() }
        config.onPazeButtonClicked = { hold() }
        config.onPreDecryption = {
            hold()
            return true
        }
        config.onPostAuthorisation = { _ in hold() }
        if way == .atGate { config.deferredGates = .onCheckoutComplete }
        let watched = Watched(
            engine: engine, supervisor: checkout.session.supervisor,
            component: button.component, config: config, canary: canary)
        if way != .unseen { await button.appear() }
        switch way {
        case .unseen, .presented: break
        case .torn: await button.disappear()
        case .paid, .cancelled, .atCheckout, .atGate:
            let attempt = try await button.tapped()
            if way == .paid || way == .atGate { await button.deliver(PazeSamples.checkout(), attempt: attempt) }
            if way == .cancelled { await button.cancel() }
        }
        await checkout.close()
        #expect(engine.liveSessions == 0 && engine.liveDeadlines == 0)
        return watched
    }

    @Test(
        "EN-62 C105 callbacks that capture their own session and engine leave nothing behind after a close",
        arguments: Way.allCases)
    func nothingIsLeft(way: Way) async throws {
        let watched = try await live(way)
        // The last references may be let go by a task that is just ending.
        for _ in 0..<1_000 where !watched.isGone { await Task.yield() }
        #expect(watched.engine == nil)
        #expect(watched.supervisor == nil)
        #expect(watched.component == nil)
        #expect(watched.config == nil)
        #expect(watched.canary == nil)
    }

    @Test(
        "EN-62 C47 a caller whose task is cancelled before the provider has registered is let go with the cancellation")
    func droppedBeforeTheProvider() async throws {
        let gateway = ScriptedPazeGateway()
        gateway.change { $0.createCheckout = [.never] }
        let engine = PaymentEngine(ports: PaymentPorts(paze: gateway), clock: ManualClock())
        let checkout = try PxpCheckout.initialize(config: PazeSamples.config(), engine: engine)
        let latch = TestLatch()
        let tapping = Task {
            let button = try checkout.create(.pazeButton, componentConfig: PazeButtonComponentConfig())
            await button.appear()
            await latch.pass()
            return await button.tap()
        }
        tapping.cancel()
        latch.open()
        #expect(try await tapping.value.outcome?.cancelledBy == .host)
        #expect(await checkout.close() == .closed)
        gateway.dropReplies()
        #expect(engine.liveSessions == 0 && engine.liveDeadlines == 0)
    }
}
