internal import FoundationEssentials
internal import Loop
internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit
internal import Synchronization

/// Card components of the engine beside `EngineWorkload`: no-op callbacks, everything on, the engine submits.
struct ComponentsWorkload: MethodWorkload {
    typealias Opened = (components: CheckoutComponents, component: CheckoutComponents.PaymentComponent)

    /// What a tap makes that goes well: `handleTap`, `onSubmit`, `onTokenized`, `onSuccess`, and two calls. What comes before it is the
    /// same without a tap.
    static let callbacks = 4
    static let calls = 2

    private let engine: PaymentEngine
    private let callbacks: CheckoutComponents.Callbacks

    /// - Parameter suspends: Whether the gateway answers later, from the loop, instead of at once.
    init(suspends: Bool) {
        var configuration = EngineConfiguration()
        configuration.maximumSessions = 2_000_000
        engine = PaymentEngine(
            ports: PaymentPorts(components: LoopComponentsGateway(suspends: suspends)), configuration: configuration)
        callbacks = CheckoutComponents.Callbacks(
            onReady: { _ in }, handleTap: { _ in true }, onChange: { _ in }, onCardBinChanged: { _ in .accepted },
            onSubmit: { _ in }, onTokenized: { _ in .accepted }, onSuccess: { _, _ in }, onError: { _ in })
    }

    func open() async -> Opened? {
        let number = EngineWorkload.opened.wrappingAdd(1, ordering: .relaxed).newValue
        do throws(CheckoutComponents.Error) {
            let components = CheckoutComponents(
                configuration: try await CheckoutComponents.Configuration(
                    paymentSession: CheckoutComponents.PaymentSession(
                        id: "payment-session-\(number)", paymentSessionSecret: "secret"),
                    publicKey: "pk", environment: .sandbox, callbacks: callbacks, engine: engine))
            let component = try components.create(.card())
            _ = await component.isAvailable
            await component.render()
            await component.change(card: ComponentsTestSamples.card)
            return (components, component)
        } catch {
            return nil
        }
    }

    func tap(_ opened: Opened) async -> Bool {
        if case .ended(.succeeded) = await opened.component.tap() { true } else { false }
    }

    func close(_ opened: Opened) async -> Bool { await opened.components.close() == .closed }
}

/// Tokenises and submits at once, or later from the loop of the hand-written pair's gateways; what comes before a tap is answered at
/// once.
private struct LoopComponentsGateway: ComponentsGateway {
    let suspends: Bool

    func findSession(
        _ request: PaymentSessionRequest, _ call: GatewayCall<PaymentSessionDetails>
    ) -> Started<PaymentSessionDetails> { .answered(.success(ComponentsTestSamples.details)) }

    func findMetadata(
        _ request: CardMetadataRequest, _ call: GatewayCall<CheckoutComponents.CardMetadata>
    ) -> Started<CheckoutComponents.CardMetadata> { .answered(.success(ComponentsTestSamples.metadata)) }

    func tokenise(
        _ request: CardTokenRequest, _ call: GatewayCall<CheckoutComponents.TokenDetails>
    ) -> Started<CheckoutComponents.TokenDetails> { answer(call, ComponentsTestSamples.token) }

    func submit(
        _ request: PaymentSessionSubmitRequest, _ call: GatewayCall<CheckoutComponents.PaymentSessionSubmissionResult>
    ) -> Started<CheckoutComponents.PaymentSessionSubmissionResult> { answer(call, ComponentsTestSamples.body()) }

    func findPayments(_ query: PaymentSessionQuery, _ call: GatewayCall<FoundPayments>) -> Started<FoundPayments> {
        .answered(.success(FoundPayments()))
    }

    private func answer<Value>(_ call: GatewayCall<Value>, _ value: Value) -> Started<Value> {
        guard suspends else { return .answered(.success(value)) }
        let reply = call.later()
        gatewayLoop.later { reply(.success(value)) }
        return .later(reply)
    }
}
