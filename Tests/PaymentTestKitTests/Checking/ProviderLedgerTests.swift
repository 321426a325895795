import PaymentTestKit
import Testing

@Suite("A provider's books")
struct ProviderLedgerTests {
    @Test("EN-45 a key charges once, and the same request again gets the charge that exists")
    func once() {
        var ledger = ProviderLedger()
        let first = ledger.charge(key: "k", merchantTransactionId: "m", amount: 1999, currency: "USD")
        let again = ledger.charge(key: "k", merchantTransactionId: "m", amount: 1999, currency: "USD")
        guard case .new(let charge) = first, case .existing(let known) = again else {
            Issue.record("got \(first), then \(again)")
            return
        }
        #expect(charge.number == known.number)
        #expect(known.requests == 2)
        #expect(ledger.charges.map(\.amount) == [1999])
        #expect(ledger.charges(key: "k") == [known])
        #expect(ledger.charges(merchantTransactionId: "m") == [known])
    }

    @Test("EN-45 a key with another request is refused and counted")
    func conflict() {
        var ledger = ProviderLedger()
        _ = ledger.charge(key: "k", merchantTransactionId: "m", amount: 1, currency: "USD")
        #expect(ledger.charge(key: "k", merchantTransactionId: "m", amount: 2, currency: "USD") == .refused)
        #expect(ledger.charge(key: "k", merchantTransactionId: "n", amount: 1, currency: "USD") == .refused)
        #expect(ledger.charge(key: "k", merchantTransactionId: "m", amount: 1, currency: "EUR") == .refused)
        #expect(ledger.keyConflicts == 3)
        #expect(ledger.charges.count == 1)
    }

    @Test("EN-44 a provider that knows no keys charges again, and the books show it")
    func noKeys() {
        var ledger = ProviderLedger(honoursKeys: false)
        _ = ledger.charge(key: "k", merchantTransactionId: "m", amount: 1, currency: "USD")
        _ = ledger.charge(key: "k", merchantTransactionId: "m", amount: 1, currency: "USD")
        #expect(ledger.charges.count == 2)
        #expect(ledger.repeated.keys.map(\.number) == [2])
    }

    @Test("Nothing is taken for an amount that is not above zero", arguments: [0, -1, Int64.min])
    func noAmount(amount: Int64) {
        var ledger = ProviderLedger()
        #expect(ledger.charge(key: "k", merchantTransactionId: "m", amount: amount, currency: "USD") == .refused)
        #expect(ledger.charges.isEmpty)
    }

    @Test("No more is given back than was taken, and nothing of a charge that does not exist")
    func refunds() {
        var ledger = ProviderLedger()
        _ = ledger.charge(key: "k", merchantTransactionId: "m", amount: 100, currency: "USD")
        #expect(ledger.refund(1, amount: 60)?.net == 40)
        #expect(ledger.refund(1, amount: 41) == nil)
        #expect(ledger.refund(1, amount: 40)?.net == 0)
        for number in [0, 2, -1, Int.min, Int.max] { #expect(ledger.refund(number, amount: 1) == nil) }
        #expect(ledger.charges[0].refunded == 100)
    }
}
