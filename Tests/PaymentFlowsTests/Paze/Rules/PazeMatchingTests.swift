import FoundationEssentials
import PaymentFlows
import Testing

@Suite("Which Paze attempt an outside reply is about")
struct PazeMatchingTests {
    private let attempt = Samples.attempt()
    private let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1, earlier: ["system-1"])

    @Test("EN-50 the provider's id decides where it is known, else the merchant's")
    func matching() throws {
        var flow = try PazeFlow.ended { .authorised($0, .declined) }
        _ = flow.handle(.tapped(second))
        try flow.tapOn(to: "authorising", attempt: second)
        #expect(flow.attempt(meantBy: TransactionReply(systemTransactionId: "system-1")) == attempt)
        #expect(
            flow.attempt(meantBy: TransactionReply(systemTransactionId: "system-1", merchantTransactionId: "order-1-2"))
                == attempt)
        #expect(flow.attempt(meantBy: TransactionReply(merchantTransactionId: "order-1-2")) == second)
        #expect(flow.attempt(meantBy: TransactionReply(merchantTransactionId: "order-1")) == attempt)
        #expect(flow.attempt(meantBy: TransactionReply(merchantTransactionId: "order-9")) == nil)
        #expect(flow.attempt(meantBy: TransactionReply(systemTransactionId: " ", merchantTransactionId: "")) == nil)
    }

    @Test("EN-47 an earlier transaction's id is never taken for a later attempt under the same merchant id")
    func earlier() throws {
        let flow = try PazeFlow.at("authorising", attempt: Samples.attempt(1, earlier: ["system-0"]))
        let reply = TransactionReply(systemTransactionId: "system-0", merchantTransactionId: "order-1")
        #expect(flow.attempt(meantBy: reply) == nil)
    }

    @Test("EN-22 a tap that only asks has no transaction: what is heard is about the attempt that it asks about")
    func asking() throws {
        var flow = try PazeFlow.unknown()
        let tap = Samples.attempt(2, asksFirst: true)
        let reply = TransactionReply(merchantTransactionId: "order-1")
        _ = flow.handle(.tapped(tap))
        #expect(flow.attempt(meantBy: reply) == attempt)
        _ = flow.handle(.found(attempt, .declined))
        #expect(flow.stateName == "renewingAttempt")
        #expect(flow.attempt(meantBy: reply) == attempt)
    }

    @Test("EN-50 a reply that is matched by the provider's id counts under whatever merchant id it comes")
    func otherMerchantId() throws {
        var flow = try PazeFlow.ended { .authorised($0, .declined) }
        let reply = TransactionReply(
            state: .captured, systemTransactionId: "system-1", merchantTransactionId: "capture-1")
        let event = try #require(flow.notified(reply, asked: nil, sentAs: "order-1", intent: .authorisation))
        #expect(flow.handle(event) == .note)
        #expect(flow.settlement == .succeeded)
    }

    @Test("EN-36 a reply is compared with the amount of the attempt that it is about")
    func amounts() throws {
        for (told, isMismatch) in [("24.99", true), ("25.00", false), ("25.01", true)] {
            var flow = try PazeFlow.at("authorising")
            let reply = TransactionReply(
                state: .authorised, systemTransactionId: "system-1", merchantTransactionId: "order-1",
                amount: Decimal(string: told), currencyCode: "usd")
            let event = try #require(flow.notified(reply, asked: nil, sentAs: "order-1", intent: .authorisation))
            #expect(flow.play([event]) == ["announce"])
            #expect((flow.outcome?.refusal == .needsReconciliation) == isMismatch)
        }
    }

    @Test("EN-51 with no attempt it is compared with what the session asks for")
    func session() throws {
        var flow = PazeFlow()
        let asked = try #require(Samples.dollars(2_500))
        let reply = TransactionReply(
            state: .authorised, systemTransactionId: "system-1", merchantTransactionId: "order-1", amount: 25)
        let event = try #require(flow.notified(reply, asked: asked, sentAs: "order-1", intent: .purchase))
        #expect(flow.handle(event) == .note)
        #expect(flow.settlement == .succeeded)
        // It is about another transaction.
        var other = PazeFlow()
        let foreign = try #require(other.notified(reply, asked: asked, sentAs: "order-2", intent: .purchase))
        #expect(other.handle(foreign) == .ignore(.nothingOpen))
        #expect(other.notified(reply, asked: nil, sentAs: "order-1", intent: .purchase) == nil)
    }
}
