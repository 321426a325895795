import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// One engine with one checkout and one Paze button, all scripted, on a clock that only the test moves.
struct Shop {
    let clock = ManualClock()
    let gateway: ScriptedPazeGateway
    let merchant = ScriptedMerchant()
    let engine: PaymentEngine
    let checkout: PxpCheckout
    let button: PazeButtonComponent

    init(
        _ gateway: ScriptedPazeGateway = ScriptedPazeGateway(), amount: Decimal = 25, currency: String = "USD",
        deadlines: DeadlinePolicy = DeadlinePolicy(), deferring gates: PazeGates = []
    ) throws {
        self.gateway = gateway
        var configuration = EngineConfiguration()
        configuration.deadlines = deadlines
        configuration.seed = 1
        engine = PaymentEngine(ports: PaymentPorts(paze: gateway), configuration: configuration, clock: clock)
        merchant.config.deferredGates = gates
        let config = PazeSamples.config(
            amount: amount, currency: currency, onGetShopper: { [merchant] in await merchant.onGetShopper() })
        checkout = try PxpCheckout.initialize(config: config, engine: engine)
        button = try checkout.create(.pazeButton, componentConfig: merchant.config)
    }

    /// Appears and taps, to the web checkout.
    func open() async throws -> AttemptID {
        await button.appear()
        return try await tapped()
    }

    /// Taps, to the web checkout.
    func tapped() async throws -> AttemptID { try await button.tapped() }

    /// A whole payment, to its end.
    @discardableResult
    func pay() async throws -> PazeButtonComponent.Progress {
        let attempt = try await open()
        return await button.deliver(PazeSamples.checkout(), attempt: attempt)
    }

    /// Whatever the session was doing is done: the deadlines of what now runs are armed.
    func settle() async { _ = await button.state }

    /// Returns when the button's state has a name, however it comes there.
    func reach(_ state: String) async {
        let events = await checkout.events()
        if await checkout.snapshot().components.contains(where: { $0.state == state }) { return await settle() }
        for await case .transition(let step) in events where step.state == state { break }
        await settle()
    }

    func counter(_ kind: CounterKind) -> Int { engine.counters[kind] }
}

extension PazeButtonComponent {
    /// Taps, to the web checkout.
    func tapped() async throws -> AttemptID {
        guard case .waiting(.checkout(let handoff)) = await tap() else { throw WrongTurn() }
        return handoff.payload.attempt.payload.id
    }
}

/// A call answered something that the test does not go on from.
struct WrongTurn: Error {}

extension Progress where Waiting == PazeWaiting {
    var outcome: Outcome? { if case .ended(let outcome) = self { outcome } else { nil } }
}

extension PazeCallbackName {
    static let presentment: [PazeCallbackName] = [.onInit, .onPresentmentResolvedTrue]
    /// The happy path from the tap on.
    static let attempt = Array(happyPath.dropFirst(2))
    /// The happy path up to and with a callback.
    static func path(to last: PazeCallbackName) -> [PazeCallbackName] {
        Array(happyPath.prefix { $0 != last }) + [last]
    }
    /// The callbacks of a payment that its outcome does not come from.
    static let beforeTheOutcome: [PazeCallbackName] = attempt.filter { $0 != .onPostAuthorisation }
}
