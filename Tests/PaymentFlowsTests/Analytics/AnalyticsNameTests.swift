import PaymentFlows
import Testing

@Suite struct AnalyticsNameTests {
    @Test(
        "TY-60 a cancelled attempt was abandoned or cancelled, by who ended it",
        arguments: [
            (.shopper, "PaymentAbandoned"), (.deadline, "PaymentAbandoned"), (.expiry, "PaymentAbandoned"),
            (.teardown, "PaymentAbandoned"), (.merchant, "PaymentCancelled"), (.host, "PaymentCancelled"),
            (.shutdown, "PaymentCancelled"), (.restart, "PaymentCancelled"),
        ] as [(Canceller, String)])
    func cancelled(by: Canceller, name: String) {
        let outcome = Outcome.cancelled(Evidence(Cancellation(by: by, at: "awaitingCheckout")))
        #expect(AnalyticsName(outcome).rawValue == name)
    }

    @Test("TY-60 a shopper who leaves a sheet has cancelled it; whoever else ends the attempt there has not")
    func sheet() {
        let shopper = Outcome.cancelled(Evidence(Cancellation(by: .shopper, at: "sheetOpen")))
        #expect(AnalyticsName(shopper, isAtSheet: ApplePayFlow.isAtSheet) == .applePaySheetCancelled)
        #expect(AnalyticsName(shopper, isAtSheet: CardFlow.isAtSheet) == .paymentAbandoned)
        let teardown = Outcome.cancelled(Evidence(Cancellation(by: .teardown, at: "sheetOpen")))
        #expect(AnalyticsName(teardown, isAtSheet: ApplePayFlow.isAtSheet) == .paymentAbandoned)
        let before = Outcome.cancelled(Evidence(Cancellation(by: .shopper, at: "askingBeforeSubmit")))
        #expect(AnalyticsName(before, isAtSheet: ApplePayFlow.isAtSheet) == .paymentAbandoned)
    }

    @Test("TY-60 a mismatch is the failure that was told, not a payment after it")
    func mismatch() {
        let attempt = Evidence(
            Attempt(id: AttemptID(1), sessionId: "session-1", amount: nil, merchantTransactionId: "order-1"))
        let failure = PaymentFailure(code: "FLOW0005", message: "Another amount.")
        let fact = AnalyticsFact(.failed(Evidence(failure)), of: attempt)
        #expect(fact == AnalyticsFact(.paymentFailed, attempt: attempt, errorCode: "FLOW0005"))
    }
}
