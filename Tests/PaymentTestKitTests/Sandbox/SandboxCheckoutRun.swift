import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// One session against a sandbox, on the deterministic scheduler: time moves when nothing else can run.
struct SandboxCheckoutRun {
    let sandbox: SandboxProvider
    let engine: PaymentEngine
    let merchant = ScriptedMerchant()
    let checkout: PxpCheckout
    let button: PazeButtonComponent
    private let scheduler = DeterministicScheduler(FirstInStrategy())

    init(
        faults: SandboxFaults = .off, latency: SandboxLatency = .prompt, seed: UInt64 = 1, honoursKeys: Bool = true
    ) throws {
        let clock = VirtualClock(scheduler)
        sandbox = SandboxProvider(
            seed: seed, faults: faults, latency: latency, honoursKeys: honoursKeys, clock: clock, executor: scheduler)
        engine = PaymentEngine(ports: PaymentPorts(paze: sandbox), clock: clock, executor: scheduler)
        sandbox.notifies { [weak engine] in await engine?.deliver($0) ?? .unknownSession }
        checkout = try engine.open(PazeSamples.config())
        button = try checkout.create(.pazeButton, componentConfig: merchant.config)
    }

    /// Pays with a shopper, and returns the last progress.
    func pay(_ shopper: SandboxShopper = .completes) -> PazeButtonComponent.Progress {
        let button = button
        return run {
            await button.appear()
            var progress = await button.tap()
            guard case .waiting(.checkout(let handoff)) = progress else { return progress }
            for url in shopper.returns(from: handoff.payload.url) { progress = await button.deliver(url: url) }
            return progress
        } ?? .idle
    }

    func close() -> CloseAnswer? {
        let checkout = checkout
        return run { await checkout.close() }
    }

    var charges: [ProviderCharge] { sandbox.ledger(sessionId: PazeSamples.sessionId).charges }

    func force(_ fault: SandboxFault?, on call: PazeCall) {
        sandbox.force(fault, on: call, sessionId: PazeSamples.sessionId)
    }

    private func run<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
        let result = Box<Value>()
        Task(executorPreference: scheduler) {
            let value = await body()
            result.value.withLock { $0 = value }
        }
        _ = scheduler.run { result.value.withLock { $0 != nil } }
        return result.value.withLock { $0 }
    }

    private final class Box<Value: Sendable>: Sendable {
        let value = Lock<Value?>(nil)
    }
}

extension Progress {
    /// The kind of outcome; nil: it is none.
    var ending: AttemptEnding? {
        if case .ended(let outcome) = self { AttemptEnding(outcome) } else { nil }
    }
}
