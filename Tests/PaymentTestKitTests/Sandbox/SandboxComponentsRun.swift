import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit

/// One payment session of 25.00 euros against a sandbox, on the deterministic scheduler: time moves when nothing else can run.
struct SandboxComponentsRun {
    let sandbox: SandboxProvider
    let engine: PaymentEngine
    let merchant = ScriptedComponentsMerchant()
    private let scheduler = DeterministicScheduler(FirstInStrategy())
    private let opened: Box<(components: CheckoutComponents, component: CheckoutComponents.PaymentComponent)>

    init(
        latency: SandboxLatency = .prompt, seed: UInt64 = 1, honoursKeys: Bool = true,
        action: CheckoutComponents.Action.Kind? = nil, forcing faults: [SandboxFault?] = []
    ) {
        let clock = VirtualClock(scheduler)
        let sandbox = SandboxProvider(
            seed: seed, latency: latency, honoursKeys: honoursKeys, clock: clock, executor: scheduler)
        let engine = PaymentEngine(
            ports: PaymentPorts(components: sandbox.components), clock: clock, executor: scheduler)
        (self.sandbox, self.engine, opened) = (sandbox, engine, Box())
        sandbox.notifies { [weak engine] in await engine?.deliver($0) ?? .unknownSession }
        let session = sandbox.components.makeSession(id: "ps_1", details: ComponentsTestSamples.details, action: action)
        for fault in faults { sandbox.force(fault, onComponents: .findSession, sessionId: "ps_1") }
        let (opened, merchant) = (opened, merchant)
        run {
            guard
                let configuration = try? await CheckoutComponents.Configuration(
                    paymentSession: session, publicKey: "pk_1", environment: .sandbox, callbacks: merchant.callbacks(),
                    engine: engine)
            else { return }
            let components = CheckoutComponents(configuration: configuration)
            guard let component = try? components.create(.card()) else { return }
            _ = await component.isAvailable
            await component.render()
            await component.change(card: ComponentsTestSamples.card)
            opened.value.withLock { $0 = (components, component) }
        }
    }

    var isOpen: Bool { opened.value.withLock { $0 != nil } }

    @discardableResult
    func pay() -> CheckoutComponents.Progress? { drive { await $0.tap() } }

    func deliver(_ end: CheckoutComponentFlow.ActionEnd) -> CheckoutComponents.Progress? {
        drive { await $0.deliver(action: end, attempt: AttemptID(1)) }
    }

    /// The outcome of the first attempt, whoever ends it.
    func outcome() -> AttemptEnding? {
        drive { (try? await $0.outcome(of: AttemptID(1))).flatMap { $0 }.map { AttemptEnding($0) } }.flatMap { $0 }
    }

    var settlement: Settlement? {
        guard let components = opened.value.withLock({ $0?.components }) else { return nil }
        return run { await components.snapshot()?.settlement }.flatMap { $0 }
    }

    var charges: [ProviderCharge] { sandbox.ledger(sessionId: "ps_1").charges }

    func force(_ fault: SandboxFault?, on call: ComponentsCall) {
        sandbox.force(fault, onComponents: call, sessionId: "ps_1")
    }

    /// Runs until nothing is left to do, time included.
    func runOut() { _ = scheduler.run { false } }

    private func drive<Value: Sendable>(
        _ body: @escaping @Sendable (CheckoutComponents.PaymentComponent) async -> Value
    ) -> Value? {
        guard let component = opened.value.withLock({ $0?.component }) else { return nil }
        return run { await body(component) }
    }

    @discardableResult
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
