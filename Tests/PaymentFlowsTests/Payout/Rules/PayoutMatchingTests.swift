import FoundationEssentials
import PaymentFlows
import Testing

@Suite("Which attempt an outside reply is about")
struct PayoutMatchingTests {
    private let attempt = Samples.attempt()

    @Test("EN-50 the provider's id decides where it is known, else the merchant's")
    func matching() throws {
        var flow = try PayoutFlow.ended { .paid($0, .declined) }
        let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1, earlier: ["system-1"])
        try flow.go(on: "paying", attempt: second)
        #expect(flow.attempt(meantBy: TransactionReply(systemTransactionId: "system-1")) == attempt)
        #expect(
            flow.attempt(meantBy: TransactionReply(systemTransactionId: "system-1", merchantTransactionId: "order-1-2"))
                == attempt)
        #expect(flow.attempt(meantBy: TransactionReply(merchantTransactionId: "order-1-2")) == second)
        #expect(flow.attempt(meantBy: TransactionReply(merchantTransactionId: "order-1")) == attempt)
        #expect(flow.attempt(meantBy: TransactionReply(merchantTransactionId: "order-9")) == nil)
        #expect(flow.attempt(meantBy: TransactionReply()) == nil)
    }

    @Test("EN-47 an earlier transaction's id is never taken for a later attempt under the same merchant id")
    func earlier() throws {
        let flow = try PayoutFlow.at("paying", attempt: Samples.attempt(1, earlier: ["system-0"]))
        let reply = TransactionReply(systemTransactionId: "system-0", merchantTransactionId: "order-1")
        #expect(flow.attempt(meantBy: reply) == nil)
    }

    @Test("EN-36 a reply is compared with the amount of the attempt that it is about")
    func amounts() throws {
        var flow = try PayoutFlow.at("paying")
        let reply = TransactionReply(
            state: .executed, systemTransactionId: "system-1", merchantTransactionId: "order-1",
            amount: Decimal(string: "24.99"))
        let event = try #require(flow.notified(reply, asked: nil, sentAs: "order-1"))
        #expect(flow.play([event]) == ["announce"])
        #expect(flow.told == "onError(FLOW0005)")
    }

    @Test("EN-51 with no attempt it is compared with what the session asks for")
    func session() throws {
        var flow = PayoutFlow()
        let asked = try #require(Samples.dollars(2_500))
        let reply = TransactionReply(
            state: .pending, systemTransactionId: "system-1", merchantTransactionId: "order-1", amount: 25)
        let event = try #require(flow.notified(reply, asked: asked, sentAs: "order-1"))
        #expect(flow.handle(event) == .note)
        #expect(flow.settlement == .succeeded)
        // It is about another transaction.
        var other = PayoutFlow()
        let foreign = try #require(other.notified(reply, asked: asked, sentAs: "order-2"))
        #expect(other.handle(foreign) == .ignore(.nothingOpen))
        #expect(other.notified(reply, asked: nil, sentAs: "order-1") == nil)
    }

    @Test("PO-04 a reply that says refused after a success undoes it; before one it does not")
    func undoing() throws {
        let refused = TransactionReply(
            state: .refused, systemTransactionId: "system-1", merchantTransactionId: "order-1")
        var paid = try PayoutFlow.ended { .paid($0, .approved) }
        #expect(paid.handle(try #require(paid.notified(refused, asked: nil, sentAs: "order-1"))) == .note)
        #expect(paid.settlement == .reversed)
        var failed = try PayoutFlow.ended { .paid($0, .notSent) }
        #expect(failed.handle(try #require(failed.notified(refused, asked: nil, sentAs: "order-1"))) == .ignore(.ended))
        #expect(failed.settlement == .notCharged)
    }
}
