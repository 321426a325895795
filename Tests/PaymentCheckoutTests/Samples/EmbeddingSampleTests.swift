import PaymentCheckout
import PaymentTestKit
import Testing

@Suite struct EmbeddingSampleTests {
    private let sample = EmbeddingSample()
    private let gateway = ScriptedPazeGateway()
    private let engine: PaymentEngine
    private let config = PazeButtonComponentConfig()

    init() { engine = PaymentEngine(ports: PaymentPorts(paze: gateway), clock: ManualClock()) }

    private func button() async throws -> PazeButtonComponent {
        let checkout = try PxpCheckout.initialize(config: PazeSamples.config(), engine: engine)
        let button = try checkout.create(.pazeButton, componentConfig: config)
        #expect(await button.appear())
        return button
    }

    @Test("PZ-13 the tap redirects to the web checkout, and a cancelled return is not paid")
    func cancelled() async throws {
        let button = try await button()
        #expect(await sample.tap(button) == .redirect(to: PazeSamples.session.url))
        let nonce = try #require(gateway.checkouts.last?.nonce)
        let url = "https://shop.test/return?status=canceled&nonce=\(nonce)"
        #expect(
            await sample.comeBack(to: button, url: "https://shop.test/return?status=canceled&nonce=0")
                == .conflict("unmatchedReturn"))
        #expect(await sample.comeBack(to: button, url: url) == .page("not paid"))
        #expect(await sample.comeBack(to: button, url: url) == .page("not paid"))
    }

    @Test("EN-19 a deferred gate is answered in a later request, once")
    func deferred() async throws {
        config.deferredGates = [.onCheckoutComplete]
        let button = try await button()
        _ = await sample.tap(button)
        let attempt = try #require(await button.attempt)
        let progress = await button.deliver(PazeSamples.checkout(), attempt: attempt)
        guard case .waiting(.checkoutApproval) = progress else {
            Issue.record("\(progress)")
            return
        }
        #expect(sample.answer(progress) == .page("in progress"))
        #expect(await sample.approve(button, attempt: attempt, true) == .page("paid"))
        guard case .succeeded = try await button.outcome(of: attempt) else {
            Issue.record("The payment did not succeed.")
            return
        }
        #expect(await sample.approve(button, attempt: attempt, true) == .conflict("the attempt has ended"))
        #expect(await sample.tap(button) == .conflict("alreadySettled"))
    }

    @Test("EN-64 a shutdown reports nothing left when nothing was sent")
    func shutdown() async throws {
        let button = try await button()
        _ = await sample.tap(button)
        let report = await engine.shutdown(within: .seconds(30))
        #expect(report.left.isEmpty)
        #expect(report.cancelled == 1)
        #expect(await sample.tap(button) == .conflict("destroyed"))
    }
}
