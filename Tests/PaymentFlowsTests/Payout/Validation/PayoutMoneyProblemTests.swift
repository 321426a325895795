import FoundationEssentials
import PaymentFlows
import Testing

@Suite("What is wrong with a payout's money")
struct PayoutMoneyProblemTests {
    @Test(
        "PO-02 C87 amounts and currencies, and the code of each problem",
        arguments: [
            ("100.44", "USD", nil), ("0.07", "USD", nil), ("80", "JPY", nil), ("8.125", "KWD", nil),
            ("1.10", "USD", nil),
            ("0", "USD", "SDK0811"), ("-0", "USD", "SDK0811"), ("-1", "USD", "SDK0811"),
            ("1.155", "USD", "SDK0816"), ("80.5", "JPY", "SDK0816"), ("1.0005", "KWD", "SDK0816"),
            ("1", "", "SDK0813"), ("1", " ", "SDK0813"), ("1", "US", "SDK0814"), ("1", "USDX", "SDK0814"),
            ("1", "U1D", "SDK0814"), ("1", "ÜSD", "SDK0814"), ("1", "ZZZ", "SDK0815"), ("1", "usd", "SDK0815"),
            ("0", "ZZZ", "SDK0811"), ("1.155", "ZZZ", "SDK0815"), ("1e30", "USD", "SDK0810"),
        ] as [(String, String, String?)])
    func problems(text: String, currency: String, code: String?) throws {
        let amount = try #require(Decimal(string: text))
        #expect(PayoutMoneyProblem.of(amount: amount, currency: currency)?.failure.code == code)
    }

    @Test("PO-02 C87 an amount that is missing or no number, with a known currency and with none")
    func notNumbers() {
        for currency in ["USD", "ZZZ", ""] {
            #expect(PayoutMoneyProblem.of(amount: nil, currency: currency)?.failure.code == "SDK0812")
            #expect(PayoutMoneyProblem.of(amount: .nan, currency: currency)?.failure.code == "SDK0810")
        }
    }

    @Test("TY-30 the problems' codes differ")
    func differ() {
        #expect(Set(PayoutMoneyProblem.allCases.map(\.failure.code)).count == PayoutMoneyProblem.allCases.count)
    }
}
