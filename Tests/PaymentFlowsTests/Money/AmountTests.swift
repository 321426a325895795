import FoundationEssentials
import PaymentFlows
import Testing

@Suite("TY-09 amounts")
struct AmountTests {
    @Test(
        "TY-09 C85 C87 an amount is exact in minor units and in text",
        arguments: [
            ("80", "JPY", 80, "80"), ("10000", "KRW", 10000, "10000"), ("50000", "VND", 50000, "50000"),
            ("8.000", "KWD", 8000, "8.000"), ("8", "KWD", 8000, "8.000"), ("0.001", "BHD", 1, "0.001"),
            ("151.2", "USD", 15120, "151.20"), ("1.15", "USD", 115, "1.15"), ("100.44", "EUR", 10044, "100.44"),
            ("0.07", "USD", 7, "0.07"), ("4.35", "USD", 435, "4.35"), ("20.00", "USD", 2000, "20.00"),
            ("1.2345", "CLF", 12345, "1.2345"), ("92233720368547758.07", "USD", Int64.max, "92233720368547758.07"),
        ] as [(String, String, Int64, String)]
    )
    func exact(written: String, code: String, minor: Int64, text: String) throws {
        let value = try #require(Decimal(string: written))
        let amount = try Amount.make(value, currencyCode: code).get()
        #expect(amount.minorUnits == minor)
        #expect(amount.text == text)
        #expect(amount.value == value)
        #expect(amount.currency.code == code)
        #expect(Amount(minorUnits: minor, currency: amount.currency) == amount)
        #expect(try Amount.parse(text: written, currencyCode: code).get() == amount)
        #expect(try Amount.parse(text: text, currencyCode: code).get() == amount)
    }

    @Test("C87 three times 0.1 is 0.30, as decimals and through JSON")
    func sums() throws {
        let tenth = try #require(Decimal(string: "0.1"))
        #expect(try Amount.make(tenth + tenth + tenth, currencyCode: "USD").get().text == "0.30")
        let decoded = try JSONDecoder().decode([Decimal].self, from: Data("[0.1,0.1,0.1]".utf8))
        #expect(try Amount.make(decoded.reduce(0, +), currencyCode: "USD").get().minorUnits == 30)
    }

    @Test(
        "C87 an amount read from JSON stays exact",
        arguments: [("151.2", "151.20"), ("1.15", "1.15"), ("100.44", "100.44"), ("0.07", "0.07"), ("4.35", "4.35")]
    )
    func json(written: String, text: String) throws {
        let decoded = try JSONDecoder().decode([String: Decimal].self, from: Data("{\"amount\":\(written)}".utf8))
        let value = try #require(decoded["amount"])
        #expect(try Amount.make(value, currencyCode: "USD").get().text == text)
    }

    @Test(
        "TY-09 C85 an amount with more digits than its currency is refused, not rounded",
        arguments: [("16.24", "JPY", 0), ("1.2345", "KWD", 3), ("0.001", "USD", 2), ("9.99999", "UYW", 4)]
    )
    func tooManyDigits(written: String, code: String, limit: Int) throws {
        let value = try #require(Decimal(string: written))
        #expect(Amount.make(value, currencyCode: code) == .failure(.tooManyDigits(limit: limit)))
        #expect(Amount.parse(text: written, currencyCode: code) == .failure(.tooManyDigits(limit: limit)))
    }

    @Test("TY-09 zeros behind a number's last digit are no digits, zeros written out as text are")
    func trailingZeros() throws {
        let padded = Decimal(sign: .plus, exponent: -4, significand: 12000)
        #expect(try Amount.make(padded, currencyCode: "USD").get().text == "1.20")
        #expect(Amount.parse(text: "1.000", currencyCode: "USD") == .failure(.tooManyDigits(limit: 2)))
    }

    @Test("TY-09 C87 what is not above zero is refused; zero is usable only where it is allowed")
    func notPositive() throws {
        for value in [Decimal(0), Decimal(-1), -Decimal(0), Decimal(sign: .minus, exponent: -3, significand: 1)] {
            #expect(Amount.make(value, currencyCode: "USD") == .failure(.notPositive))
        }
        #expect(Amount.make(-1, currencyCode: "USD", allowsZero: true) == .failure(.notPositive))
        #expect(try Amount.make(0, currencyCode: "USD", allowsZero: true).get().text == "0.00")
        #expect(Amount.parse(text: "-0.01", currencyCode: "USD", allowsZero: true) == .failure(.notPositive))
        let dollar = try #require(Currency(code: "USD"))
        #expect(Amount(minorUnits: 0, currency: dollar) == nil)
        #expect(Amount(minorUnits: -5, currency: dollar, allowsZero: true) == nil)
        #expect(Amount(minorUnits: 0, currency: dollar, allowsZero: true)?.minorUnits == 0)
    }

    @Test("TY-09 NaN is refused, never taken as zero")
    func notANumber() {
        #expect(Amount.make(.nan, currencyCode: "USD", allowsZero: true) == .failure(.notANumber))
    }

    @Test(
        "TY-09 text that is no plain decimal number is refused, never taken as zero",
        arguments: [
            "", " ", "abc", "1,50", "1.", ".5", ".", "-", "+1", "1e2", "1.5 ", " 1", "1.2.3", "--1", "1-", "NaN",
            "0x10", "١٢",
            "1\u{0}", String(repeating: "1", count: 257),
        ]
    )
    func unparsable(text: String) {
        #expect(Amount.parse(text: text, currencyCode: "USD", allowsZero: true) == .failure(.notANumber))
    }

    @Test("TY-09 text of 5 MB is refused after its first 256 bytes")
    func oversized() {
        let text = String(repeating: "0", count: 5_000_000)
        #expect(Amount.parse(text: text, currencyCode: "USD", allowsZero: true) == .failure(.notANumber))
    }

    @Test("TY-09 an amount that does not fit 64 bits of minor units is refused, not wrapped")
    func tooLarge() throws {
        for text in ["92233720368547758.08", "92233720368547759", "100000000000000000000000"] {
            let value = try #require(Decimal(string: text))
            #expect(Amount.make(value, currencyCode: "USD") == .failure(.tooLarge))
            #expect(Amount.parse(text: text, currencyCode: "USD") == .failure(.tooLarge))
        }
        #expect(Amount.make(.greatestFiniteMagnitude, currencyCode: "USD") == .failure(.tooLarge))
        #expect(Amount.make(.leastNonzeroMagnitude, currencyCode: "USD") == .failure(.tooManyDigits(limit: 2)))
        #expect(Amount.make(-.greatestFiniteMagnitude, currencyCode: "USD") == .failure(.notPositive))
    }

    @Test("TY-09 an unknown currency is refused before the number is looked at")
    func unknownCurrency() {
        #expect(Amount.make(.nan, currencyCode: "ZZZ") == .failure(.unknownCurrency))
        #expect(Amount.parse(text: "1", currencyCode: "usd") == .failure(.unknownCurrency))
    }

    @Test("EN-72 a problem names the field and the limit, never the value")
    func message() {
        #expect(AmountProblem.tooManyDigits(limit: 3).message.contains("amount"))
        #expect(AmountProblem.tooManyDigits(limit: 3).message.contains("3"))
        #expect(AmountProblem.unknownCurrency.message.contains("currency"))
        #expect("\(AmountProblem.tooLarge)" == AmountProblem.tooLarge.message)
    }

    @Test("TY-09 an amount is small enough to travel in every event")
    func size() {
        #expect(MemoryLayout<Amount>.stride <= 16)
    }
}
