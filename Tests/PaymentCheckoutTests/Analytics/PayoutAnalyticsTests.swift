import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("What an analytics observer is told of a payout")
struct PayoutAnalyticsTests {
    private static let opened = ["ComponentReady", "ComponentInteraction"]

    @Test("TY-60 PO-05 a payout that the backend makes is PaymentHandedOver")
    func handedOver() async throws {
        var wallet = PayoutTestSamples.wallet
        wallet.proceedPayoutWithSdk = false
        let (rig, told) = try await observed(wallet: wallet)
        await rig.payout.tap()
        await told.until("PaymentHandedOver")
        #expect(told.entries == Self.opened + ["PaymentHandedOver"])
    }

    @Test("TY-60 EN-43 a silent payout is PaymentVerifying once, and PaymentUnknown after its last query")
    func unknown() async throws {
        let (rig, told) = try await observed { $0.pay = [.now(.silent)] }
        await rig.payout.postTap()
        for query in 1...6 {
            await rig.entered("verifying", times: query)
            await rig.nextInstant()
        }
        await told.until("PaymentUnknown")
        #expect(told.entries == Self.opened + ["PaymentStarted", "PaymentVerifying", "PaymentUnknown"])
    }

    @Test("TY-60 EN-50 a no from outside that brings the first query forward is PaymentVerifying, once")
    func hurried() async throws {
        let (rig, told) = try await observed { $0.pay = [.held(.success(PayoutTestSamples.reply()))] }
        await rig.payout.postTap()
        await rig.gateway.calls.until(.pay)
        await rig.settle()
        await rig.hears(.refused)
        await rig.entered("verifying")
        rig.gateway.release(.pay)
        await told.until("PaymentSucceeded")
        #expect(told.entries == Self.opened + ["PaymentStarted", "PaymentVerifying", "PaymentSucceeded"])
    }

    @Test("TY-60 what the provider refuses is PaymentRefused, what is not valid PaymentFailed, a veto PaymentCancelled")
    func ends() async throws {
        let (refused, refusal) = try await observed { $0.pay = [.now(.success(PayoutTestSamples.reply(.refused)))] }
        await refused.payout.tap()
        await refusal.until("PaymentRefused")
        #expect(refusal.entries == Self.opened + ["PaymentStarted", "PaymentRefused"])

        let (invalid, failure) = try await observed(wallet: PayPalWallet(email: "", payerId: "ADA"))
        await invalid.payout.tap()
        await failure.until("PaymentFailed")
        #expect(failure.entries == Self.opened + ["PaymentFailed"])

        let (vetoed, veto) = try await observed()
        vetoed.merchant.answers(nil)
        await vetoed.payout.tap()
        await veto.until("PaymentCancelled")
        #expect(veto.entries == Self.opened + ["PaymentCancelled"])
    }

    private func observed(
        wallet: PayPalWallet = PayoutTestSamples.wallet,
        _ script: @Sendable (inout ScriptedPayoutGateway.Script) -> Void = { _ in }
    ) async throws -> (PayoutRig, EventLog<String>) {
        let told = EventLog<String>()
        let config = PayoutTestSamples.config(wallet: wallet, analyticsEvent: { told.append($0.eventName) })
        return (try await PayoutRig(config, script), told)
    }
}
