import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

/// All payments of a payment session are found by its one id, the earlier ones included.
@Suite("A status query that finds earlier payments of the payment session")
struct EarlierPaymentsTests {
    /// A first submit, which nobody answers, ends unknown.
    private func unknown(_ first: ScriptedAnswer<CheckoutComponents.PaymentSessionSubmissionResult>) async throws
        -> ComponentsRig
    {
        let rig = try await ComponentsRig { $0.submit = [first, .now(.silent)] }
        await rig.typed()
        await rig.component.postSubmit()
        await rig.gateway.calls.until(.submit)
        if await rig.state != "verifying" { await rig.nextInstant() }
        await rig.entered("verifying")
        await rig.verifies(from: 0)
        #expect(try await rig.outcome().isUnknown)
        return rig
    }

    @Test("EN-47 EN-28 one whose mismatch the host has reconciled is not the next attempt's")
    func reconciled() async throws {
        let rig = try await unknown(.now(.silent))
        #expect(await rig.hears(id: "pay_0", amount: 24) == .accepted)
        #expect(await rig.component.submit() == .refused(.needsReconciliation))
        #expect(await rig.components.reset() == nil)
        let old = CheckoutComponents.PaymentReply(paymentID: "pay_0", status: "Captured", amount: 2_400)
        rig.gateway.change { $0.findPayments = [.now(.success(FoundPayments([old])))] }
        await rig.typed()
        await rig.component.postSubmit()
        await rig.gateway.calls.until(.submit, times: 2)
        await rig.verifies(from: 6)
        #expect(try await rig.outcome(2).isUnknown)
        #expect(await rig.settlement == .open)
    }
}

extension ComponentsRig {
    /// The present attempt verifies to the last query, unless one of them ends it.
    fileprivate func verifies(from asked: Int) async {
        for query in 1...6 {
            await settle()
            guard await state == "verifying" else { return }
            await nextInstant()
            await gateway.calls.until(.findPayments, times: asked + query)
            await settle()
        }
    }
}
