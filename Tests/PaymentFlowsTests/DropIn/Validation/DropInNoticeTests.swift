import PaymentFlows
import Testing

@Suite("What onError and onCancel of Drop-in are given")
struct DropInNoticeTests {
    @Test("DI-14: a refused payment gives the provider's code and words, in a class of its own")
    func refused() {
        let refusal = ProviderRefusal(code: "D51", message: "Insufficient funds", httpStatus: 200)
        let exception = DropInNotice.refused(code: "D51", Evidence(refusal)).exception
        let failed = exception as? CheckoutDropInFailedSubmitResultSdkException
        #expect(failed?.errorCode == "D51")
        #expect(failed?.errorMessage == "Insufficient funds")
        #expect(failed?.failedResult.errorReason == "Insufficient funds")
    }

    @Test("DI-23: a refusal without words, or with words that no merchant looks for, says declined")
    func declined() {
        for (words, message) in [
            (nil, "The payment was declined."), ("Do not honour", "The payment was declined. Do not honour"),
            ("Card DECLINED", "Card DECLINED"), ("Wrong CVV", "Wrong CVV"),
        ] as [(String?, String)] {
            let refusal = ProviderRefusal(code: "D1", message: words)
            let exception = CheckoutDropInFailedSubmitResultSdkException(errorCode: "D1", refusal: refusal)
            #expect(exception.errorMessage == message)
        }
    }

    @Test("DI-14: a refusal without a code has the card's SDK1115, else the method's code; so has a refused call")
    func codes() {
        let results: [CallResult<TransactionVerdict>] = [
            .success(.refused(ProviderRefusal())), .refused(ProviderRefusal(code: "R1")),
        ]
        for result in results {
            var card = CardFlow.at("authorising")
            _ = card.handle(.answered(Samples.attempt(), result))
            #expect(card.notice?.errorCode == "SDK1115")
            var paypal = PayPalFlow.at("capturing")
            _ = paypal.handle(.answered(Samples.attempt(), result))
            #expect(paypal.notice?.errorCode == "SDK1117")
            var applePay = ApplePayFlow.at("authorising")
            _ = applePay.handle(.answered(Samples.attempt(), result))
            #expect(applePay.notice?.errorCode == "SDK1119")
        }
    }

    @Test("EN-48: a call that was not sent is SDK0500, the one error whose repeat is safe")
    func notSent() {
        var flow = CardFlow.at("authorising")
        _ = flow.handle(.answered(Samples.attempt(), .notSent))
        #expect(flow.notice?.exception is NetworkSdkException)
    }

    @Test("DI-19 DI-23: every problem of an authentication is SDK1114 with its reason, and only a late one timed out")
    func authentication() {
        for problem in CardAuthenticationProblem.allCases {
            let exception = DropInNotice.authentication(problem).exception as? DropInAuthenticationSdkException
            #expect(exception?.errorCode == "SDK1114")
            #expect(exception?.reason == problem)
            #expect(exception?.errorMessage.contains("Authentication failed") == true)
            #expect(exception?.errorMessage.contains("timed out") == (problem == .timedOut))
            #expect(exception?.errorMessage.contains("timeout") == false)
        }
    }

    @Test("EN-43: an unknown outcome is FLOW0001 with the ids")
    func unknown() {
        var flow = CardFlow.at("verifying")
        while flow.stateName == "verifying" || flow.stateName == "querying" { _ = flow.handle(.deadlinePassed) }
        #expect(flow.end == "unknown")
        let exception = flow.notice?.exception as? UnreconciledTransactionSdkException
        #expect(exception?.errorCode == "FLOW0001")
        #expect(exception?.merchantTransactionId == "order-1")
    }
}
