import FoundationEssentials
import PaymentFlows
import Testing

@Suite("What the provider says of a payment")
struct PaymentReplyTests {
    private typealias Reply = CheckoutComponents.PaymentReply

    private func verdict(_ reply: Reply, asked: Amount? = ComponentSamples.euros(2_500)) -> TransactionVerdict {
        reply.verdict(asked: asked, paymentSessionID: "ps-1")
    }

    @Test(
        "EN-32 EN-36 a success is compared with what was asked",
        arguments: [
            (2_500, "EUR", true), (2_500, "eur", true), (2_499, "EUR", false), (2_500, "USD", false), (nil, nil, true),
            (2_500, "", true), (nil, " ", true), (2_499, "", false),
        ] as [(Int?, String?, Bool)])
    func comparison(amount: Int?, currency: String?, isSame: Bool) {
        let said = verdict(Reply(paymentID: "pay-1", status: "Captured", amount: amount, currency: currency))
        #expect(said.settlement == .succeeded)
        #expect(said.identity == ComponentSamples.identity())
        if isSame {
            #expect(said == .succeeded(ComponentSamples.identity()))
        } else if case .mismatch(let failure) = said {
            #expect(failure.code == "FLOW0005")
        } else {
            Issue.record("\(said)")
        }
    }

    @Test("EN-36 an attempt at the payment session's own amount compares nothing")
    func ownAmount() {
        let reply = Reply(paymentID: "pay-1", status: "Approved", amount: 1, currency: "USD")
        #expect(verdict(reply, asked: nil) == .succeeded(ComponentSamples.identity()))
    }

    @Test("TY-08 returned money counts as reversed, a no as refused, everything else is open")
    func others() {
        #expect(verdict(Reply(paymentID: "pay-1", status: "Refunded")).settlement == .reversed)
        #expect(verdict(Reply(paymentID: "pay-1", status: "Declined")).settlement == .notCharged)
        #expect(verdict(Reply(paymentID: "pay-1", status: "Partially Captured")) == .open(.unknownState))
        #expect(verdict(Reply(paymentID: "pay-1")) == .open(.noState))
        #expect(verdict(Reply(status: "Approved")) == .open(.noSystemTransactionId))
    }

    @Test(
        "EN-43 EN-47 of several payments a success wins, a second one is a duplicate charge, earlier and older ones are dropped"
    )
    func several() {
        let sentAt = ComponentSamples.sentAt
        let found = [
            Reply(paymentID: "pay-0", status: "Approved"), Reply(paymentID: "pay-1", status: "Declined"),
            Reply(paymentID: "pay-2", status: "Approved"), Reply(paymentID: "pay-3", status: "Captured"),
            Reply(paymentID: "pay-4", status: "Approved", requestedOn: sentAt.addingTimeInterval(-1)),
        ]
        let finding = Reply.judge(
            found, asked: nil, paymentSessionID: "ps-1", earlier: ["pay-0"], sentAfter: sentAt)
        #expect(finding.verdict == .succeeded(ComponentSamples.identity(id: "pay-2")))
        #expect(finding.duplicates == [ComponentSamples.identity(id: "pay-3")])
        #expect(finding.dropped == 2)
        #expect(Reply.judge([], asked: nil, paymentSessionID: "ps-1").verdict == .open(.nothingFound))
    }
}
