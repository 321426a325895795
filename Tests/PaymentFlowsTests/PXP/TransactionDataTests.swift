import FoundationEssentials
import PaymentFlows
import Synchronization
import Testing

@Suite("TY-03 transactions")
struct TransactionDataTests {
    private func transaction(
        id: String = "order-1", currency: String = "USD", linkId: String? = nil
    ) -> TransactionData {
        TransactionData(
            amount: 25, currency: currency, entryType: .ecom,
            intent: TransactionIntentData(card: .authorisation, paypal: .purchase), merchantTransactionId: id,
            merchantTransactionDate: { Date(timeIntervalSince1970: 0) }, linkId: linkId)
    }

    @Test("TY-03 the date is read when it is asked for, each time")
    func date() {
        let reads = Counter()
        let data = TransactionData(
            amount: 25, currency: "USD", entryType: .moto, intent: TransactionIntentData(),
            merchantTransactionId: "order-1",
            merchantTransactionDate: { Date(timeIntervalSince1970: Double(reads.next())) })
        #expect(reads.value == 0)
        #expect(data.merchantTransactionDate() == Date(timeIntervalSince1970: 1))
        #expect(data.merchantTransactionDate() == Date(timeIntervalSince1970: 2))
    }

    @Test("TY-03 what is rarely used is kept, changed and dropped field by field")
    func rare() {
        var data = transaction()
        #expect(data.recurring == nil)
        #expect(data.linkId == nil)
        data.linkId = "link-1"
        data.recurring = RecurringData(frequencyInDays: 30)
        #expect(data.linkId == "link-1")
        #expect(data.recurring?.frequencyInDays == 30)
        let copy = data
        data.linkId = nil
        #expect(data.recurring?.frequencyInDays == 30)
        #expect(copy.linkId == "link-1")
        data.recurring = nil
        #expect(data.recurring == nil)
    }

    @Test("TY-03 cards know five intents, PayPal three, entry types are two")
    func intents() {
        #expect(
            CardIntentType.allCases
                == [.authorisation, .purchase, .verification, .estimatedAuthorisation, .payout])
        #expect(PayPalIntentType.allCases == [.authorisation, .purchase, .payout])
        #expect(EntryType.allCases == [.ecom, .moto])
        #expect(CardIntentType.allCases.map(\.kind).count == Set(CardIntentType.allCases.map(\.kind)).count)
        #expect(PayPalIntentType.allCases.map(\.kind) == [.authorisation, .purchase, .payout])
    }

    @Test(
        "TY-03 a transaction id has 1 to 50 characters, whatever their script",
        arguments: [
            (String(repeating: "a", count: 50), nil), (String(repeating: "a", count: 51), "SDK0107"),
            (String(repeating: "é", count: 50), nil), (String(repeating: "é", count: 51), "SDK0107"),
            ("", "SDK0106"), (" ", "SDK0106"),
        ] as [(String, String?)]
    )
    func idLength(id: String, code: String?) {
        #expect(transaction(id: id).configurationProblem?.code == code)
    }

    @Test(
        "TY-01 a currency is three capital letters",
        arguments: [
            ("USD", true), ("EUR", true), ("usd", false), ("US", false), ("USDD", false), ("", false), ("US1", false),
            ("ＵＳＤ", false), ("USÉ", false),
        ]
    )
    func currency(currency: String, isUsable: Bool) {
        #expect(transaction(currency: currency).configurationProblem == (isUsable ? nil : .currencyMalformed))
    }

    @Test("TY-03 a link id has at most 50 characters")
    func link() {
        #expect(transaction(linkId: String(repeating: "l", count: 50)).configurationProblem == nil)
        #expect(transaction(linkId: String(repeating: "l", count: 51)).configurationProblem == .linkIdTooLong)
    }

    @Test("TY-03 a parked session keeps its transaction in eleven words")
    func size() {
        #expect(MemoryLayout<TransactionData>.size <= 11 * MemoryLayout<Int>.size)
    }
}

private final class Counter: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock { $0 } }

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
