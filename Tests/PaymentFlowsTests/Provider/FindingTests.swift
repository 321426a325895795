import FoundationEssentials
import PaymentFlows
import Testing

@Suite("EN-43 what found transactions mean together")
struct FindingTests {
    static func judge(
        _ found: [TransactionReply], earlier: Set<String> = [], sentAfter: Date? = nil
    ) throws -> TransactionFinding {
        TransactionFinding.judge(
            found, asked: try VerdictTests.dollars(2500), intent: .purchase, funding: .card,
            sentMerchantTransactionId: "m-1", earlier: earlier, sentAfter: sentAfter)
    }

    static func reply(_ state: TransactionState, _ id: String?, at seconds: Double? = nil) -> TransactionReply {
        TransactionReply(
            state: state, systemTransactionId: id,
            transactionDate: seconds.map(Date.init(timeIntervalSinceReferenceDate:)))
    }

    static func success(_ id: String) -> TransactionVerdict {
        .succeeded(TransactionIdentity(merchantTransactionId: "m-1", systemTransactionId: id))
    }

    @Test("EN-43 not found is open, never a no")
    func empty() throws {
        let finding = try Self.judge([])
        #expect(finding.verdict == .open(.nothingFound))
        #expect(finding.dropped == 0)
    }

    @Test("EN-43 any success wins, in any order")
    func successWins() throws {
        let replies = [Self.reply(.refused, "a"), Self.reply(.captured, "b"), Self.reply(.pending, "c")]
        for found in [replies, replies.reversed()] {
            let finding = try Self.judge(found)
            #expect(finding.verdict == Self.success("b"))
            #expect(!finding.isDuplicateCharge)
        }
    }

    @Test("EN-43 more than one success is a duplicate charge, and one transaction told twice is not")
    func duplicates() throws {
        let twice = try Self.judge([Self.reply(.captured, "a"), Self.reply(.refused, "b"), Self.reply(.captured, "c")])
        #expect(twice.verdict == Self.success("a"))
        #expect(twice.duplicates.map(\.systemTransactionId) == ["c"])
        #expect(twice.isDuplicateCharge)
        let repeated = try Self.judge([Self.reply(.authorised, "a"), Self.reply(.captured, "a")])
        #expect(repeated.verdict == Self.success("a"))
        #expect(!repeated.isDuplicateCharge)
    }

    @Test("EN-36 EN-43 a success beside a mismatch is a duplicate charge: money moved twice")
    func successAndMismatch() throws {
        var partial = Self.reply(.authorised, "a")
        partial.stateCode = "CRD002"
        let finding = try Self.judge([partial, Self.reply(.captured, "b")])
        #expect(finding.verdict == Self.success("b"))
        #expect(finding.duplicates.map(\.systemTransactionId) == ["a"])
        #expect(VerdictTests.kind(try Self.judge([partial, Self.reply(.refused, "b")]).verdict) == .mismatch)
    }

    @Test("EN-38 TY-08 a transaction that succeeded and was undone is reversed, in any order")
    func reversed() throws {
        for undone in [TransactionState.cancelled, .refunded] {
            let replies = [Self.reply(.captured, "a"), Self.reply(undone, "a")]
            for found in [replies, replies.reversed()] {
                let finding = try Self.judge(found)
                #expect(VerdictTests.kind(finding.verdict) == .reversed)
                #expect(finding.verdict.identity?.systemTransactionId == "a")
                #expect(!finding.isDuplicateCharge)
            }
        }
        let other = try Self.judge([Self.reply(.refunded, "a"), Self.reply(.captured, "b")])
        #expect(other.verdict == Self.success("b"))
        #expect(!other.isDuplicateCharge)
    }

    @Test("EN-43 a no counts only when nothing can still succeed")
    func openBeforeNo() throws {
        #expect(try Self.judge([Self.reply(.refused, "a"), Self.reply(.pending, "b")]).verdict == .open(.pending))
        let none = try Self.judge([Self.reply(.error, "a"), Self.reply(.refused, "b")])
        #expect(VerdictTests.kind(none.verdict) == .refused)
        let silent = try Self.judge([Self.reply(.refused, "a"), Self.reply(.captured, nil)])
        #expect(silent.verdict == .open(.noSystemTransactionId))
    }

    @Test("EN-47 an earlier transaction's reply is dropped")
    func earlier() throws {
        let found = [Self.reply(.captured, "a"), Self.reply(.refused, "b")]
        let finding = try Self.judge(found, earlier: ["a"])
        #expect(VerdictTests.kind(finding.verdict) == .refused)
        #expect(finding.dropped == 1)
        #expect(try Self.judge(found, earlier: ["a", "b"]).verdict == .open(.nothingFound))
    }

    @Test("EN-43 a transaction dated before this attempt's sending is dropped, an undated one is not")
    func dated() throws {
        let sent = Date(timeIntervalSinceReferenceDate: 1000)
        let old = try Self.judge([Self.reply(.captured, "a", at: 999)], sentAfter: sent)
        #expect(old.verdict == .open(.nothingFound))
        #expect(old.dropped == 1)
        #expect(try Self.judge([Self.reply(.captured, "a", at: 1000)], sentAfter: sent).verdict == Self.success("a"))
        #expect(try Self.judge([Self.reply(.captured, "a")], sentAfter: sent).verdict == Self.success("a"))
        #expect(try Self.judge([Self.reply(.captured, "a", at: 1)]).verdict == Self.success("a"))
    }

    @Test("EN-47 a transaction under another merchant id is dropped")
    func otherMerchantId() throws {
        var other = Self.reply(.captured, "a")
        other.merchantTransactionId = "m-1-2"
        let finding = try Self.judge([other])
        #expect(finding.verdict == .open(.nothingFound))
        #expect(finding.dropped == 1)
    }
}
