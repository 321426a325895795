import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A client with async functions as the components' gateway")
struct ComponentsAdapterTests {
    private struct Client: AsyncComponentsGateway {
        let calls = EventLog<ComponentsCall>()
        func findSession(_ request: PaymentSessionRequest) async -> CallResult<PaymentSessionDetails> {
            calls.append(.findSession)
            return .success(ComponentsTestSamples.details)
        }
        func findMetadata(_ request: CardMetadataRequest) async -> CallResult<CheckoutComponents.CardMetadata> {
            calls.append(.findMetadata)
            return .success(ComponentsTestSamples.metadata)
        }
        func tokenise(_ request: CardTokenRequest) async -> CallResult<CheckoutComponents.TokenDetails> {
            calls.append(.tokenise)
            return .success(ComponentsTestSamples.token)
        }
        func submit(
            _ request: PaymentSessionSubmitRequest
        ) async -> CallResult<CheckoutComponents.PaymentSessionSubmissionResult> {
            calls.append(.submit)
            return .success(ComponentsTestSamples.body("Action Required", action: "redirect"))
        }
        func findPayments(_ query: PaymentSessionQuery) async -> CallResult<FoundPayments> {
            calls.append(.findPayments)
            return .success(ComponentsTestSamples.found("Approved"))
        }
    }

    @Test("CC-13 each call is made once, in its order, and what it answers counts")
    func calls() async throws {
        let client = Client()
        let merchant = ScriptedComponentsMerchant()
        let engine = PaymentEngine(ports: PaymentPorts(adapting: client), clock: ManualClock())
        let components = CheckoutComponents(
            configuration: try await CheckoutComponents.Configuration(
                paymentSession: ComponentsTestSamples.paymentSession, publicKey: "pk_1", environment: .production,
                callbacks: merchant.callbacks(), engine: engine))
        let component = try components.create(.card())
        #expect(await component.isAvailable)
        #expect(await component.render())
        await component.change(card: ComponentsTestSamples.card)
        await merchant.returned.until(.onCardBinChanged)
        #expect(await component.tap().isWaiting)
        #expect(try #require(await component.deliver(action: .completed, attempt: AttemptID(1)).outcome).isSuccess)
        #expect(client.calls.entries == [.findSession, .findMetadata, .tokenise, .submit, .findPayments])
        #expect(merchant.begun.entries == ComponentsCallbackName.happyPath)
    }

    private struct SlowClient: AsyncComponentsGateway {
        let calls = EventLog<ComponentsCall>()
        let latch = TestLatch()
        let repeatable: ComponentsRepeatableCalls = [.submit]
        func findSession(_ request: PaymentSessionRequest) async -> CallResult<PaymentSessionDetails> {
            .success(ComponentsTestSamples.details)
        }
        func findMetadata(_ request: CardMetadataRequest) async -> CallResult<CheckoutComponents.CardMetadata> {
            .refused(ProviderRefusal(httpStatus: 404))
        }
        func tokenise(_ request: CardTokenRequest) async -> CallResult<CheckoutComponents.TokenDetails> {
            .success(ComponentsTestSamples.token)
        }
        func submit(
            _ request: PaymentSessionSubmitRequest
        ) async -> CallResult<CheckoutComponents.PaymentSessionSubmissionResult> {
            calls.append(.submit)
            await latch.pass()
            return .success(ComponentsTestSamples.body())
        }
        func findPayments(_ query: PaymentSessionQuery) async -> CallResult<FoundPayments> {
            .success(FoundPayments())
        }
    }

    @Test(
        "EN-43 EN-44 a submit that a client answers after its deadline still counts, and the client says what may be repeated"
    )
    func late() async throws {
        let client = SlowClient()
        let merchant = ScriptedComponentsMerchant()
        let clock = ManualClock()
        let ports = PaymentPorts(adapting: client)
        #expect(ports.components?.repeatable == [.submit])
        let engine = PaymentEngine(ports: ports, clock: clock)
        let components = CheckoutComponents(
            configuration: try await CheckoutComponents.Configuration(
                paymentSession: ComponentsTestSamples.paymentSession, publicKey: "pk_1", environment: .sandbox,
                callbacks: merchant.callbacks(), engine: engine))
        let component = try components.create(.card())
        _ = await component.isAvailable
        await component.render()
        await component.change(card: ComponentsTestSamples.card)
        let events = try #require(await components.events())
        await component.postSubmit()
        await client.calls.until(.submit)
        _ = await component.state
        clock.advance(by: .seconds(30))
        for await event in events where event.state == "verifying" { break }
        #expect(merchant.errors.isEmpty)
        client.latch.open()
        #expect(try #require(await component.outcome(of: AttemptID(1))).isSuccess)
        #expect(merchant.payments == [ComponentsTestSamples.paymentID])
        #expect(client.calls.entries == [.submit])
    }
}
