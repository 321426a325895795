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
        await #expect(throws: CheckoutComponents.Error.self) {
            _ = try await CheckoutComponents.Configuration(
                paymentSession: ComponentsTestSamples.paymentSession, publicKey: "pk_1", environment: .sandbox,
                engine: rig.engine)
        }
        #expect(await rig.components.close() == .closed)
        #expect(throws: CheckoutComponents.Error.self) { try rig.components.create(.card()) }
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

    private func code(_ engine: PaymentEngine) async -> CheckoutComponents.Error.ErrorCode? {
        do {
            _ = try await CheckoutComponents.Configuration(
                paymentSession: ComponentsTestSamples.paymentSession, publicKey: "pk_1", environment: .sandbox,
                engine: engine)
            return nil
        } catch {
            return error.errorCode
        }
    }
}
