import PaymentTestKit
import Testing

@Suite("The engine's word against the provider's books")
struct LedgerCheckTests {
    private func books(_ charges: (id: String, amount: Int64)...) -> ProviderLedger {
        var ledger = ProviderLedger()
        for (index, charge) in charges.enumerated() {
            _ = ledger.charge(
                key: "key-\(index)",
                merchantTransactionId: charge.id,
                amount: charge.amount,
                currency: "USD"
            )
        }
        return ledger
    }

    private func payment(
        _ id: String, _ amount: Int64, _ standing: ReportedPayment.Standing, currency: String = "USD",
        refunded: Int64 = 0
    ) -> ReportedPayment {
        ReportedPayment(
            merchantTransactionId: id,
            amount: amount,
            currency: currency,
            standing: standing,
            refunded: refunded
        )
    }

    @Test("EN-38 what was paid, not paid and unknown balances to the unit")
    func balanced() {
        let check = LedgerCheck(
            books(("paid", 1999), ("unknown but charged", 500)),
            reported: [
                payment("paid", 1999, .paid), payment("refused", 300, .notPaid),
                payment("unknown but charged", 500, .unknown), payment("unknown", 700, .unknown),
            ]
        )
        #expect(check.violations.isEmpty)
        #expect(check.isBalanced)
        #expect(check.balances.map(\.kept) == [2499])
        #expect(check.balances.map(\.paid) == [1999])
        #expect(check.balances.map(\.unknown) == [500])
    }

    @Test("EN-38 one unit of difference is found")
    func oneUnit() {
        let check = LedgerCheck(books(("m", 1998)), reported: [payment("m", 1999, .paid)])
        #expect(!check.isBalanced)
        #expect(check.violations.map(\.rule) == ["EN-38"])
    }

    @Test("EN-38 two differences that cancel out are still found")
    func cancellingOut() {
        let check = LedgerCheck(
            books(("a", 9), ("b", 11)), reported: [payment("a", 11, .paid), payment("b", 9, .paid)])
        #expect(check.isBalanced)
        #expect(check.violations.count == 2)
    }

    @Test("EN-38 money taken for what was reported not paid, and a payment nobody took, are found")
    func wrongStanding() {
        let taken = LedgerCheck(books(("m", 5)), reported: [payment("m", 5, .notPaid)])
        #expect(!taken.isBalanced)
        #expect(taken.violations.count == 1)
        let missing = LedgerCheck(books(), reported: [payment("m", 5, .paid)])
        #expect(!missing.isBalanced)
        #expect(missing.violations.count == 1)
    }

    @Test("EN-30 a charge that was never reported is found")
    func unreported() {
        let check = LedgerCheck(books(("m", 5)), reported: [])
        #expect(!check.isBalanced)
        #expect(check.violations.map(\.rule) == ["EN-30"])
    }

    @Test("EN-43 two charges for one transaction are found, also when it is unknown")
    func twice() {
        let check = LedgerCheck(books(("m", 5), ("m", 5)), reported: [payment("m", 5, .unknown)])
        #expect(check.violations.map(\.rule) == ["EN-43"])
        #expect(!LedgerCheck(books(("m", 5), ("m", 5)), reported: [payment("m", 5, .paid)]).isBalanced)
    }

    @Test("EN-38 what was given back counts on both sides")
    func refunded() {
        var ledger = books(("m", 100))
        _ = ledger.refund(1, amount: 100)
        #expect(LedgerCheck(ledger, reported: [payment("m", 100, .paid, refunded: 100)]).violations.isEmpty)
        let unaware = LedgerCheck(ledger, reported: [payment("m", 100, .paid)])
        #expect(!unaware.isBalanced)
        #expect(unaware.violations.count == 1)
    }

    @Test("EN-36 another currency is found, and each currency is summed by itself")
    func currencies() {
        let check = LedgerCheck(books(("m", 5)), reported: [payment("m", 5, .paid, currency: "EUR")])
        #expect(check.balances.map(\.currency) == ["EUR", "USD"])
        #expect(!check.isBalanced)
        #expect(check.violations.count == 1)
    }

    @Test("Sums beyond 64 bits do not trap")
    func large() {
        let check = LedgerCheck(
            books(("a", .max), ("b", .max)),
            reported: [payment("a", .max, .paid), payment("b", .max, .paid, refunded: .min)]
        )
        #expect(check.balances.map(\.kept) == [2 * Int128(Int64.max)])
        #expect(check.violations.count == 1)
    }
}
