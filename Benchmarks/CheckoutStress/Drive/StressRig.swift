internal import FoundationEssentials
internal import PaymentCheckout
internal import PaymentTestKit

/// The engine under stress, and its provider.
struct StressRig: Sendable {
    let engine: PaymentEngine
    let sandbox: SandboxProvider
    let options: StressOptions
    let scenario: StressScenario
    let speed: Int

    init(_ options: StressOptions, scenario: StressScenario) {
        self.options = options
        self.scenario = scenario
        let faults = scenario.isHappy ? FaultLevel.off : options.faults
        // Without faults nobody waits for a deadline, and time passes as it does.
        speed = faults == .off ? 1 : 1_000
        let clock = ScaledClock(speed: speed)
        var latency = SandboxLatency(.zero ... .milliseconds(2 * speed))
        latency.late = .milliseconds(260 * speed) ... .milliseconds(600 * speed)
        latency.inlineShare = scenario.isHappy ? 0 : 0.2
        sandbox = SandboxProvider(
            seed: options.seed, faults: faults.sandbox, latency: latency, clock: clock,
            grain: .microseconds(200 * speed))
        var configuration = EngineConfiguration()
        configuration.maximumSessions = 20_000_000
        configuration.seed = options.seed
        // Whatever the faults: there are shoppers who never come back.
        configuration.deadlines.challenge = .milliseconds(500 * speed)
        configuration.deadlines.walletSheet = .milliseconds(500 * speed)
        if faults != .off {
            configuration.deadlines.handleSubmit = .milliseconds(250 * speed)
            configuration.deadlines.gatewayCall = .milliseconds(250 * speed)
            configuration.deadlines.callback = .milliseconds(400 * speed)
            configuration.deadlines.approval = .seconds(60 * speed)
            configuration.deadlines.session = .seconds(600 * speed)
        }
        // The fingerprint of some devices never comes.
        configuration.deadlines.fingerprint = .milliseconds(20 * speed)
        engine = PaymentEngine(
            ports: PaymentPorts(
                paze: sandbox, payout: sandbox.payouts, card: sandbox.cards, paypal: sandbox.paypal,
                applePay: sandbox.applePay, components: sandbox.components),
            configuration: configuration, clock: clock,
            wallClock: { Date(timeIntervalSince1970: 1_700_000_000) })
        // Weakly: the sandbox is the engine's gateway.
        sandbox.notifies { [weak engine] notification in
            await engine?.deliver(notification) ?? .unknownSession
        }
    }

    func plan(_ number: Int) -> SessionPlan { scenario.plan(number, options) }

    /// How long a host may take to submit, by the system's clock.
    var submissionTime: Duration { speed > 1 ? .milliseconds(250) : DeadlinePolicy().handleSubmit }

    func sessionId(_ number: Int) -> String { "session-\(number)" }
    func transactionId(_ number: Int) -> String { "order-\(number)" }
}

extension FaultLevel {
    var sandbox: SandboxFaults {
        switch self {
        case .off: .off
        case .light: .light
        case .heavy: .heavy
        }
    }
}
