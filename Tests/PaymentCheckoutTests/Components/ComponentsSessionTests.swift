import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Opening and closing a payment session")
struct ComponentsSessionTests {
    @Test("EN-65 EN-66 CC-01 one session for a payment session at a time; a closed one makes no component")
    func sessions() async throws {
        let rig = try await ComponentsRig()
        #expect(await code(rig.engine) == .invalidSetup)
        #expect(await rig.components.close() == .closed)
        let closed = #expect(throws: CheckoutComponents.Error.self) { try rig.components.create(.card()) }
        #expect(closed?.errorCode == .invalidSetup)
        #expect(rig.engine.liveSessions == 0)
        #expect(rig.engine.liveDeadlines == 0)
    }

    @Test(
        "CC-01 EN-41 a provider that does not say what the session is for: paymentSessionRequestFailed",
        arguments: [true, false])
    func sessionRequest(isSilent: Bool) async throws {
        let clock = ManualClock()
        var script = ScriptedComponentsGateway.Script()
        script.findSession = [isSilent ? .never : .now(.refused(ProviderRefusal(httpStatus: 404)))]
        let gateway = ScriptedComponentsGateway(script)
        let engine = PaymentEngine(ports: PaymentPorts(components: gateway), clock: clock)
        async let opening: CheckoutComponents.Error.ErrorCode? = code(engine)
        await gateway.calls.until(.findSession)
        if isSilent {
            await clock.sleepers(atLeast: 1)
            clock.advance(by: .seconds(30))
        }
        #expect(await opening == .paymentSessionRequestFailed)
        #expect(engine.liveSessions == 0)
    }

    @Test(
        "CC-01 a blank id, secret or key is configurationInvalid, and the provider is not asked",
        arguments: [("", "pss", "pk"), ("ps", " ", "pk"), ("ps", "pss", "\t")])
    func blank(id: String, secret: String, key: String) async throws {
        let gateway = ScriptedComponentsGateway()
        let engine = PaymentEngine(ports: PaymentPorts(components: gateway), clock: ManualClock())
        let session = CheckoutComponents.PaymentSession(id: id, paymentSessionSecret: secret)
        #expect(await code(engine, session, key: key) == .configurationInvalid)
        #expect(gateway.calls.entries.isEmpty)
        #expect(engine.liveSessions == 0)
    }

    @Test("CC-01 without an engine or a gateway it is invalidSetup")
    func setup() async throws {
        #expect(await code(nil) == .invalidSetup)
        #expect(await code(PaymentEngine(ports: PaymentPorts(), clock: ManualClock())) == .invalidSetup)
    }

    @Test(
        "CC-01 TY-09 a payment session for an amount or currency that cannot be used is FLOW0009",
        arguments: [(-1, "EUR"), (2_500, "eur"), (2_500, "")])
    func money(amount: Int, currency: String) async throws {
        var script = ScriptedComponentsGateway.Script()
        script.findSession = [
            .now(.success(PaymentSessionDetails(amount: amount, currency: currency, methods: [.card])))
        ]
        let engine = PaymentEngine(
            ports: PaymentPorts(components: ScriptedComponentsGateway(script)), clock: ManualClock())
        #expect(await code(engine) == .engine(.unusableAmount))
        #expect(engine.liveSessions == 0)
    }

    @Test("CC-01 a component without a pay button of its own requires one of the host's")
    func payButton() async throws {
        let rig = try await ComponentsRig(.card(showPayButton: false))
        #expect(rig.component.isPayButtonRequired)
        for options in [
            CheckoutComponents.ComponentOptions.card(), .applePay(), .flow(), .flow(showPayButton: false),
        ] {
            let isRequired = options == .flow(showPayButton: false)
            #expect(try rig.components.create(options).isPayButtonRequired == isRequired)
        }
    }

    private func code(
        _ engine: PaymentEngine?,
        _ session: CheckoutComponents.PaymentSession = ComponentsTestSamples.paymentSession, key: String = "pk_1"
    ) async -> CheckoutComponents.Error.ErrorCode? {
        do {
            _ = try await CheckoutComponents.Configuration(
                paymentSession: session, publicKey: key, environment: .sandbox, engine: engine)
            return nil
        } catch {
            return error.errorCode
        }
    }
}
