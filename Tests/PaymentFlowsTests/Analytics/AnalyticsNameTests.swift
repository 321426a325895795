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

    @Test("TY-60 a mismatch is the failure that was told, not a payment after it")
    func mismatch() {
        let attempt = Evidence(
            Attempt(id: AttemptID(1), sessionId: "session-1", amount: nil, merchantTransactionId: "order-1"))
        let failure = PaymentFailure(code: "FLOW0005", message: "Another amount.")
        let fact = AnalyticsFact(.failed(Evidence(failure)), of: attempt)
        #expect(fact == AnalyticsFact(.paymentFailed, attempt: attempt, errorCode: "FLOW0005"))
    }
}
