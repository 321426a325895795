import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// A checkout with an analytics observer, on a deterministic schedule in virtual time.
struct ObservedCheckout: Sendable {
    let gateway: ScriptedPazeGateway
    let merchant = ScriptedMerchant()
    let log = EventLog<Told>()
    let engine: PaymentEngine
    let clock: VirtualClock
    let checkout: PxpCheckout
    let button: PazeButtonComponent
    private let released = TestLatch()

    /// The wall clock, which stands still.
    static let now = Date(timeIntervalSince1970: 1_750_000_000)

    init(_ scheduler: DeterministicScheduler, currency: String = "USD", expiry: Date? = nil) throws {
        gateway = ScriptedPazeGateway(executor: scheduler)
        clock = VirtualClock(scheduler)
        engine = PaymentEngine(
            ports: PaymentPorts(paze: gateway), clock: clock, wallClock: { Self.now }, executor: scheduler)
        let (log, holding) = (log, Holding(released))
        let config = PazeSamples.config(
            currency: currency, expiry: expiry,
            analyticsEvent: { event in withExtendedLifetime(holding) { log.append(Told(event)) } })
        checkout = try PxpCheckout.initialize(config: config, engine: engine)
        button = try checkout.create(.pazeButton, componentConfig: merchant.config)
    }

    /// Appears, taps, and comes back from the web checkout.
    func pay(_ answer: PazeReturn = PazeSamples.checkout()) async {
        await button.appear()
        await button.tap()
        await come(back: answer)
    }

    func come(back answer: PazeReturn = PazeSamples.checkout()) async {
        guard let attempt = await button.attempt else { return }
        await button.deliver(answer, attempt: attempt)
    }

    /// Closes the session, and returns when the observer has been told everything and was let go (EN-62).
    func end() async {
        await checkout.close()
        await released.pass()
    }

    /// Runs a scenario to its end, and what the observer was told by then.
    static func told(
        currency: String = "USD", expiry: Date? = nil, sourceLocation: SourceLocation = #_sourceLocation,
        _ scenario: @escaping @Sendable (ObservedCheckout) async -> Void
    ) -> [Told] {
        let all = EventLog<Told>()
        let report = Schedule(RandomStrategy(), seed: 7).run { scheduler in
            guard let observed = try? ObservedCheckout(scheduler, currency: currency, expiry: expiry) else { return }
            await scenario(observed)
            await observed.end()
            for told in observed.log.entries { all.append(told) }
        }
        #expect(report.end == .finished, sourceLocation: sourceLocation)
        #expect(report.hookedEnqueues == 0, sourceLocation: sourceLocation)
        return all.entries
    }
}

/// Held by the observer alone: it opens the latch when the observer is let go.
private final class Holding: Sendable {
    private let latch: TestLatch
    init(_ latch: TestLatch) { self.latch = latch }
    deinit { latch.open() }
}
