import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("New data for a payment session")
struct ComponentsRenewalTests {
    private let fresh = CheckoutComponents.PaymentSession(
        id: ComponentsTestSamples.paymentSession.id, paymentSessionSecret: "fresh-secret")

    private func secrets(_ rig: ComponentsRig) -> [String] {
        rig.gateway.submits.map { $0.paymentSession.paymentSessionSecret.reveal() }
    }

    @Test(
        "CC-17 EN-35 while an attempt is open new data are refused: it keeps its own, and the expiry that it began with"
    )
    func open() async throws {
        let rig = try await ComponentsRig { $0.tokenise = [.held(.success(ComponentsTestSamples.token))] }
        await rig.typed()
        await rig.component.postTap()
        await rig.gateway.calls.until(.tokenise)
        rig.clock.advance(by: .seconds(10))
        let reads = rig.gateway.count(.findSession)
        #expect(try await rig.components.renew(paymentSession: fresh) == .alreadyProcessing)
        #expect(rig.gateway.count(.findSession) == reads)
        rig.gateway.release(.tokenise)
        #expect(try await rig.outcome().isSuccess)
        #expect(secrets(rig) == [ComponentsTestSamples.paymentSession.paymentSessionSecret.reveal()])
    }

    @Test("CC-17 EN-35 an attempt that begins while the provider is asked for the new data keeps its own, too")
    func begunMeanwhile() async throws {
        let rig = try await ComponentsRig { $0.tokenise = [.held(.success(ComponentsTestSamples.token))] }
        rig.gateway.change { $0.findSession = [.held(.success(ComponentsTestSamples.details))] }
        await rig.typed()
        async let renewal = rig.components.renew(paymentSession: fresh)
        await rig.gateway.calls.until(.findSession, times: 2)
        await rig.component.postTap()
        await rig.gateway.calls.until(.tokenise)
        rig.gateway.release(.findSession)
        #expect(try await renewal == .alreadyProcessing)
        rig.gateway.release(.tokenise)
        #expect(try await rig.outcome().isSuccess)
        #expect(secrets(rig) == [ComponentsTestSamples.paymentSession.paymentSessionSecret.reveal()])
    }

    @Test("CC-17 C78 an expired session: new data are taken while onError tells it, and the next submit goes with them")
    func whileTold() async throws {
        let told = Lock<CheckoutComponents?>(nil)
        let renewals = EventLog<Refusal?>()
        let fresh = fresh
        var callbacks = CheckoutComponents.Callbacks()
        callbacks.onError = { _ in
            guard let components = told.withLock({ $0 }) else { return }
            // Perhaps while this is still running, perhaps after it.
            Task { renewals.append(try await components.renew(paymentSession: fresh)) }
        }
        let rig = try await ComponentsRig(callbacks: callbacks)
        told.withLock { $0 = rig.components }
        await rig.typed()
        rig.clock.advance(by: .seconds(1_801))
        #expect(await rig.component.submit().outcome?.failureCode == "FLOW0003")
        await renewals.until { !$0.isEmpty }
        #expect(renewals.entries == [nil])
        #expect(try #require(await rig.component.submit().outcome).isSuccess)
        #expect(secrets(rig) == ["fresh-secret"])
    }
}
