import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// One session against a sandbox, on a clock that the test moves whenever somebody sleeps.
struct SandboxCheckoutRun {
    let sandbox: PazeSandbox
    let engine: PaymentEngine
    let clock = ManualClock()
    let merchant = ScriptedMerchant()
    let checkout: PxpCheckout
    let button: PazeButtonComponent

    init(
        faults: SandboxFaults = .off, latency: SandboxLatency = .prompt, seed: UInt64 = 1, honoursKeys: Bool = true
    ) throws {
        sandbox = PazeSandbox(
            seed: seed, faults: faults, latency: latency, honoursKeys: honoursKeys, clock: clock)
        engine = PaymentEngine(ports: PaymentPorts(paze: sandbox), clock: clock)
        checkout = try engine.open(PazeSamples.config())
        button = try checkout.create(.pazeButton, componentConfig: merchant.config)
    }

    /// Pays with a shopper; time passes by itself while anybody waits for it.
    func pay(_ shopper: SandboxShopper = .completes) async -> PazeButtonComponent.Progress {
        let time = Task {
            while !Task.isCancelled {
                clock.advanceToEarliest()
                await Task.yield()
            }
        }
        defer { time.cancel() }
        await button.appear()
        var progress = await button.tap()
        guard case .waiting(.checkout(let handoff)) = progress else { return progress }
        for url in shopper.returns(from: handoff.payload.url) { progress = await button.deliver(url: url) }
        return progress
    }

    var charges: [ProviderCharge] { sandbox.ledger(sessionId: PazeSamples.sessionId).charges }

    func force(_ fault: SandboxFault?, on call: PazeCall) {
        sandbox.force(fault, on: call, sessionId: PazeSamples.sessionId)
    }
}

extension Progress {
    /// The kind of outcome; nil: it is none.
    var ending: AttemptEnding? {
        if case .ended(let outcome) = self { AttemptEnding(outcome) } else { nil }
    }
}
