import PaymentFlows
import Testing

@Suite("An earlier payment over another amount than the attempt's")
struct ComponentEarlierAmountTests {
    @Test(
        "EN-36 EN-51 an earlier payment over another amount is FLOW0005 with its ids to an attempt that has sent nothing",
        arguments: [(2_500, "onSuccess(pay-1)"), (3_000, "onError(FLOW0005)")] as [(Int64, String)])
    func earlierOtherAmount(cents: Int64, told: String) throws {
        // Its challenge was left, and it was finished after all.
        var flow = try CheckoutComponentFlow.ended({ .found($0, .stillOpen, id: "pay-1") }, from: "checkingAction")
        #expect(flow.settlement == .open)
        let second = ComponentSamples.attempt(2, cents: cents)
        flow.play(Array(CheckoutComponentFlow.happyPath(second).prefix(3)))
        #expect(flow.stateName == "tokenising")
        #expect(flow.play([.notified(.succeeded(ComponentSamples.identity()))]) == ["announce"])
        #expect(flow.told == told)
        #expect(flow.attempt == second)
        #expect(flow.ending?.payload.paymentID == "pay-1")
        #expect(flow.settlement == .succeeded)
    }

    @Test(
        "EN-36 EN-50 a success without an amount, of a payment whose id was never told, is over what that one asked for",
        arguments: [(2_500, nil), (3_000, 2_500)] as [(Int64, Int64?)])
    func unnamedOtherAmount(cents: Int64, assumed: Int64?) throws {
        var flow = try CheckoutComponentFlow.ended({ .found($0, .stillOpen) }, from: "checkingAction")
        let reply = TransactionReply(systemTransactionId: "pay-1", merchantTransactionId: ComponentSamples.session)
        #expect(flow.otherAmount(meantBy: reply) == nil)
        flow.play(Array(CheckoutComponentFlow.happyPath(ComponentSamples.attempt(2, cents: cents)).prefix(3)))
        #expect(flow.otherAmount(meantBy: reply)?.minorUnits == assumed)
    }
}
