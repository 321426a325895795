import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import PaymentTestKit
import Testing

@Suite("A sandbox's PayPal and Apple Pay") struct SandboxWalletsTests {
    // MARK: PayPal

    @Test("DI-13 an approved order is authorised or captured, as the intent says, and charged once")
    func paypal() throws {
        for (intent, call, other) in [
            (PayPalIntentType.authorisation, PayPalCall.authorise, PayPalCall.capture),
            (.purchase, .capture, .authorise),
        ] {
            // Only the call that is made can be refused.
            for (refused, ending) in [(other, AttemptEnding.succeeded), (call, .refused)] {
                let run = try SandboxDropInRun(latency: .internet, paypal: intent)
                run.sandbox.force(.refused, onPayPal: refused, sessionId: "session-1")
                #expect(run.payByPayPal() == ending)
                #expect(run.amounts == (ending == .succeeded ? [2_500] : []))
            }
        }
    }

    @Test(
        "DI-51 DI-52 an approval that comes twice, before a close or after another order's is one charge",
        arguments: [SandboxPayer.approves, .approvesTwice, .approvesAndCloses, .mixesUp])
    func approved(payer: SandboxPayer) throws {
        let run = try SandboxDropInRun()
        #expect(run.payByPayPal(payer) == .succeeded)
        #expect(run.amounts == [2_500])
        #expect(run.callbacks.filter { $0.hasPrefix("onSuccess") } == ["onSuccess(paypal)"])
    }

    @Test(
        "DI-17 a closed window is told nobody; a page that failed, and one that nobody comes back from, are as documented",
        arguments: [
            (SandboxPayer.closes, AttemptEnding.cancelled(by: .shopper), []),
            (.closesTwice, .cancelled(by: .shopper), []), (.closesWithError, .cancelled(by: .shopper), []),
            (.closesBeforeError, .cancelled(by: .shopper), []), (.fails, .failed, ["SDK1117"]),
            (.staysAway, .cancelled(by: .deadline), []),
        ])
    func notApproved(payer: SandboxPayer, ending: AttemptEnding, codes: [String]) throws {
        let run = try SandboxDropInRun()
        #expect(run.payByPayPal(payer) == ending)
        #expect(run.codes == codes)
        #expect(run.charges.isEmpty)
    }

    @Test(
        "EN-43 EN-50 what PayPal has taken is found or told, whatever became of the reply",
        arguments: [
            SandboxFault.lostReply, .lateReply, .malformedReply, .duplicateReply, .notifiedInstead, .notifiedTwice,
        ])
    func silentButPaid(fault: SandboxFault) throws {
        let run = try SandboxDropInRun(paypal: .purchase)
        run.sandbox.force(fault, onPayPal: .capture, sessionId: "session-1")
        #expect(run.payByPayPal() == .succeeded)
        #expect(run.amounts == [2_500])
    }

    @Test("DI-17 an order whose reply is lost is never paid")
    func lostOrder() throws {
        let run = try SandboxDropInRun()
        run.sandbox.force(.lostReply, onPayPal: .createOrder, sessionId: "session-1")
        #expect(run.payByPayPal() == .failed)
        #expect(run.codes == ["SDK1117"])
        #expect(run.charges.isEmpty)
    }

    // MARK: Apple Pay

    @Test("DI-40 a sheet is presented, authorised once, charged once, and put away")
    func applePay() throws {
        for shopper in [SandboxSheetShopper.authorises, .authorisesTwice] {
            let run = try SandboxDropInRun(latency: .internet)
            #expect(run.payByApplePay(shopper) == .succeeded)
            #expect(run.amounts == [2_500])
            #expect(run.callbacks.filter { $0.hasPrefix("onSubmit") } == ["onSubmit(applePay)"])
            #expect(run.sandbox.applePay.openSheets(sessionId: "session-1") == 0)
        }
    }

    @Test(
        "DI-41 DI-42 the total that the sheet has shown is charged, after one choice or three",
        arguments: [(SandboxSheetShopper.choosesAndAuthorises, 1), (.choosesThrice, 3)])
    func choices(shopper: SandboxSheetShopper, asked: Int) throws {
        let run = try SandboxDropInRun()
        let total = ApplePayPaymentSummaryItem(amount: 26, type: .final, label: "With coupon")
        run.merchant.updates(ApplePayRequestUpdate(totalPaymentItem: total))
        #expect(run.payByApplePay(shopper) == .succeeded)
        #expect(run.amounts == [2_600])
        #expect(run.callbacks.filter { $0 == "onSheetChange" }.count == asked)
    }

    @Test("DI-42 EN-35 an answer that the sheet has not shown when the shopper authorises changes nothing")
    func hurries() throws {
        let run = try SandboxDropInRun()
        let total = ApplePayPaymentSummaryItem(amount: 26, type: .final, label: "With coupon")
        run.merchant.updates(ApplePayRequestUpdate(totalPaymentItem: total))
        #expect(run.payByApplePay(.hurries) == .succeeded)
        #expect(run.amounts == [2_500])
    }

    @Test(
        "DI-15 DI-16 a sheet that is dismissed, or left alone, is onCancel and charges nothing",
        arguments: [
            (SandboxSheetShopper.dismisses, AttemptEnding.cancelled(by: .shopper)),
            (.choosesAndDismisses, .cancelled(by: .shopper)), (.authorisesAndDismisses, .cancelled(by: .shopper)),
            (.staysAway, .cancelled(by: .deadline)),
        ])
    func dismissed(shopper: SandboxSheetShopper, ending: AttemptEnding) throws {
        let run = try SandboxDropInRun()
        #expect(run.payByApplePay(shopper) == ending)
        #expect(run.callbacks.last == "onCancel(applePay)")
        #expect(run.charges.isEmpty)
        #expect(run.sandbox.applePay.openSheets(sessionId: "session-1") == 0)
    }

    @Test("DI-43 a sheet that cannot be presented is SDK1119, and the next one is")
    func notPresented() throws {
        let run = try SandboxDropInRun()
        run.sandbox.force(.refused, onApplePay: .presentSheet, sessionId: "session-1")
        #expect(run.payByApplePay() == .failed)
        #expect(run.codes == ["SDK1119"])
        #expect(run.payByApplePay() == .succeeded)
        #expect(run.amounts == [2_500])
    }

    @Test(
        "EN-43 EN-50 what was authorised is found or told, whatever became of the reply",
        arguments: [
            SandboxFault.lostReply, .lateReply, .malformedReply, .duplicateReply, .notifiedInstead, .notifiedTwice,
        ])
    func walletSilentButPaid(fault: SandboxFault) throws {
        let run = try SandboxDropInRun()
        run.sandbox.force(fault, onApplePay: .authorise, sessionId: "session-1")
        #expect(run.payByApplePay() == .succeeded)
        #expect(run.amounts == [2_500])
    }

    @Test("DI-61 C40 PayPal is left, and a card pays: one charge, and PayPal is named no more")
    func leaving() throws {
        let run = try SandboxDropInRun()
        #expect(run.payByPayPal(.closes) == .cancelled(by: .shopper))
        let before = run.callbacks.count
        #expect(run.payByCard() == .succeeded)
        #expect(run.amounts == [2_500])
        #expect(!run.callbacks.dropFirst(before).contains { $0.contains("paypal") })
    }
}
