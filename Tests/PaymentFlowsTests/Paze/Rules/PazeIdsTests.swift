import PaymentFlows
import Testing

@Suite("Keys and ids of a Paze attempt")
struct PazeIdsTests {
    @Test("EN-45 the key names session, method, transaction, amount, currency and ordinal")
    func key() {
        #expect(Samples.attempt().payload.idempotencyKey(method: "paze") == "session-1/paze/order-1/25.00USD/0")
    }

    @Test("EN-45 the key has nothing that changes between two tries of one intent")
    func stable() {
        let first = Samples.attempt(1, seed: 1).payload
        let again = Samples.attempt(2, asksFirst: true, earlier: ["system-1"], seed: 99).payload
        #expect(first.idempotencyKey(method: "paze") == again.idempotencyKey(method: "paze"))
    }

    @Test("EN-45 another amount, currency, method, transaction or ordinal is another key")
    func distinct() throws {
        func attempt(_ amount: Amount?, _ transaction: String = "order-1", _ ordinal: UInt32 = 0) -> Attempt {
            Attempt(
                id: AttemptID(1), sessionId: "session-1", amount: amount, merchantTransactionId: transaction,
                ordinal: ordinal)
        }
        let euros = Amount(minorUnits: 2_500, currency: try #require(Currency(code: "EUR")))
        let dollars = Samples.dollars(2_500)
        let keys = [
            attempt(dollars).idempotencyKey(method: "paze"), attempt(dollars).idempotencyKey(method: "card"),
            attempt(Samples.dollars(2_501)).idempotencyKey(method: "paze"),
            attempt(euros).idempotencyKey(method: "paze"), attempt(dollars, "order-2").idempotencyKey(method: "paze"),
            attempt(dollars, "order-1", 1).idempotencyKey(method: "paze"),
        ]
        #expect(Set(keys).count == keys.count)
    }

    @Test("EN-45 ids that contain the separator do not make two intents one key")
    func separators() {
        func key(_ session: String, _ transaction: String) -> String {
            Attempt(id: AttemptID(1), sessionId: session, amount: nil, merchantTransactionId: transaction)
                .idempotencyKey(method: "paze")
        }
        #expect(key("a/paze/b", "c") != key("a", "b/paze/c"))
        #expect(key("a%2F", "c") != key("a/", "c"))
    }

    @Test("EN-47 a late reply about an earlier transaction's system id does not decide the present attempt")
    func earlierReply() throws {
        let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1, earlier: ["system-1"])
        for name in ["verifying", "querying"] {
            var flow = try PazeFlow.at(name, attempt: second)
            let before = flow
            #expect(flow.handle(.authorised(second, .approved)) == .ignore(.late))
            #expect(flow == before)
        }
        var sending = try PazeFlow.at("authorising", attempt: second)
        #expect(sending.handle(.authorised(second, .declined)) == .rest)
        #expect(sending.stateName == "verifying")
    }

    @Test("EN-47 a query's result about an earlier transaction's system id is dropped")
    func earlierFinding() throws {
        let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1, earlier: ["system-1"])
        for result in [CallResult<TransactionVerdict>.approved, .declined, .mismatched] {
            var flow = try PazeFlow.at("querying", attempt: second)
            #expect(flow.handle(.found(second, result, id: "system-1")) == .rest)
            #expect(flow.stateName == "verifying")
            #expect(flow.outcome == nil)
        }
    }

    @Test("EN-47 the same answer under a system id of its own decides")
    func ownFinding() throws {
        let second = Samples.attempt(2, transaction: "order-1-2", ordinal: 1, earlier: ["system-0"])
        var flow = try PazeFlow.at("querying", attempt: second)
        _ = flow.handle(.found(second, .approved))
        #expect(flow.told == "onPostAuthorisation")
    }
}
