import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("Apple Pay's sheet before the gateway has said that it is open, on the real actors")
struct DropInSheetEarlyTests {
    private func opening() async throws -> (DropInRig, ApplePaySheetEvents) {
        let rig = try await DropInRig(wallet: { $0.presentSheet = [.held(.success(ApplePaySheetShown()))] })
        await rig.dropIn.postApplePayTap()
        await rig.wallet.calls.until(.presentSheet)
        return (rig, try #require(rig.wallet.sheet))
    }

    @Test("EN-26 DI-40: the shopper authorises in it: the payment is made, and the gateway's word is late")
    func authorised() async throws {
        let (rig, sheet) = try await opening()
        sheet.authorised(DropInTestSamples.walletPayment)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.wallet.authoriseRequests.map(\.amount.description) == ["25.00 USD"])
        #expect(rig.callbacks.last == "onSuccess applePay down")
        rig.wallet.release(.presentSheet)
        await rig.drained()
        #expect(rig.engine.counters[.lateAnswers] == 1)
        #expect(rig.wallet.ends == [.succeeded])
    }

    @Test("EN-26 DI-41 EN-41: the shopper chooses in it: the choice is answered, and the sheet's time begins then")
    func chosen() async throws {
        let (rig, sheet) = try await opening()
        rig.merchant.updates(
            ApplePayRequestUpdate(
                totalPaymentItem: ApplePayPaymentSummaryItem(amount: 30, type: .final, label: "Total")))
        sheet.changed(.couponCode("ONE"))
        await rig.wallet.calls.until(.updateSheet)
        await rig.entered("sheetOpen")
        rig.clock.advance(by: .seconds(899))
        await rig.drained()
        sheet.authorised(DropInTestSamples.walletPayment)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.wallet.authoriseRequests.map(\.amount.description) == ["30.00 USD"])
        rig.wallet.release(.presentSheet)
        await rig.drained()
    }

    @Test("DI-15 DI-16: the shopper dismisses it: onCancel")
    func dismissed() async throws {
        let (rig, sheet) = try await opening()
        sheet.dismissed()
        #expect(try await rig.outcome().cancelledBy == .shopper)
        #expect(rig.callbacks.last == "onCancel applePay down")
        #expect(rig.wallet.ends == [.closed])
        rig.wallet.release(.presentSheet)
        await rig.drained()
    }

    @Test("EN-81 DI-44: an authorisation of another payment than the first is refused, and counted")
    func another() async throws {
        let rig = try await DropInScene.applePay(.held(.success(DropInTestSamples.reply()))).rig()
        let sheet = try await rig.openSheet()
        sheet.authorised(DropInTestSamples.walletPayment)
        await rig.wallet.calls.until(.authorise)
        sheet.authorised(ApplePayAuthorisation(paymentId: "wallet-2", token: Sensitive("second")))
        await rig.drained()
        #expect(rig.engine.counters[.refusedCalls] == 1)
        rig.release(.applePay)
        #expect(try await rig.outcome().isSuccess)
        #expect(rig.wallet.authoriseRequests.map { $0.token.reveal() } == ["wallet-token"])
    }
}
