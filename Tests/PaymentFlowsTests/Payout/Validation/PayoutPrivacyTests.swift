import PaymentFlows
import Testing

@Suite("What a payout prints")
struct PayoutPrivacyTests {
    @Test("EN-72 EN-90 wallet, recipient and whatever holds them show neither e-mail nor payer id")
    func redaction() throws {
        let attempt = Samples.attempt()
        let order = try #require(PayoutSamples.order(attempt))
        var flow = try PayoutFlow.at("paying")
        let paying = flow
        _ = flow.handle(.paid(attempt, .approved))
        let values: [Any] = [
            PayoutSamples.wallet, PayoutSamples.paypal(), order, order.payload.recipient, paying, flow,
            PayoutValidation(paypal: PayoutSamples.paypal()), PayoutFlow.Effect.askApproval(order),
            PayoutFlow.Event.validated(order), PayoutWaiting.approval(order),
        ]
        for value in values {
            var dumped = ""
            dump(value, to: &dumped)
            for text in ["\(value)", String(reflecting: value), dumped] {
                #expect(!text.contains("shopper@"), "\(type(of: value))")
                #expect(!text.contains("PAYER1234567X"), "\(type(of: value))")
            }
        }
    }
}
