import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("How Apple Pay's sheets end, on the real actors")
struct DropInSheetEndTests {
    @Test("DI-40: a sheet is named by its session and attempt, also when it is told an answer")
    func named() async throws {
        let rig = try await DropInRig()
        await rig.dropIn.tapApplePay()
        let sheet = try #require(rig.wallet.sheet)
        let attempt = try #require(await rig.dropIn.applePayAttempt)
        sheet.changed(.couponCode("ONE"))
        await rig.wallet.calls.until(.updateSheet)
        #expect(rig.wallet.presentSheetRequests.map(\.sessionId) == ["session-1"])
        #expect(rig.wallet.presentSheetRequests.map(\.attempt) == [attempt])
        #expect(rig.wallet.updateSheetRequests.map(\.sessionId) == ["session-1"])
        #expect(rig.wallet.updateSheetRequests.map(\.attempt) == [attempt])
    }

    @Test("DI-03 DI-40: a destroy() from inside a callback puts the open sheet away")
    func destroyedInside() async throws {
        let rig = try await DropInRig()
        let dropIn = rig.dropIn
        rig.merchant.on(.onGetShippingAddress, .runs { await dropIn.destroy() })
        await dropIn.tapApplePay()
        let attempt = try #require(await dropIn.applePayAttempt)
        try #require(rig.wallet.sheet).authorised(DropInTestSamples.walletPayment)
        #expect(try await dropIn.outcome(of: attempt)?.cancelledBy == .teardown)
        await rig.settle()
        #expect(rig.wallet.ends == [.closed])
    }

    @Test("DI-40 EN-14: a tap that was queued while a sheet's end was told begins with that sheet put away")
    func queued() async throws {
        let rig = try await DropInRig()
        let dropIn = rig.dropIn
        rig.merchant.on(.onCancel, .runs { await dropIn.tapApplePay() })
        await dropIn.tapApplePay()
        try #require(rig.wallet.sheet).dismissed()
        await rig.wallet.calls.until(.presentSheet, times: 2)
        await rig.settle()
        #expect(rig.wallet.ends == [.closed])
        try #require(rig.wallet.sheet).authorised(DropInTestSamples.walletPayment)
        await rig.entered("ended", times: 2)
        #expect(rig.wallet.ends == [.closed, .succeeded])
    }

    @Test("DI-15 EN-23: destroy() lowers the flag that a dismissed sheet left up")
    func flag() async throws {
        let rig = try await DropInRig()
        let held = TestLatch()
        rig.merchant.on(.onGetConsent, .waits(held))
        await rig.dropIn.tapApplePay()
        let sheet = try #require(rig.wallet.sheet)
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.entered("askingConsent")
        sheet.dismissed()
        await rig.entered("ended")
        #expect(rig.dropIn.isProcessing)
        #expect(await rig.dropIn.destroy() == .closed)
        #expect(!rig.dropIn.isProcessing)
        held.open()
    }
}
