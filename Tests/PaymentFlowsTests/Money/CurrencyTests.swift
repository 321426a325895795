import PaymentFlows
import Testing

@Suite("TY-09 currencies")
struct CurrencyTests {
    @Test(
        "TY-09 a currency has the digits of ISO 4217",
        arguments: [
            ("USD", 2), ("EUR", 2), ("GBP", 2), ("HUF", 2), ("IDR", 2), ("MGA", 2), ("MRU", 2), ("XCG", 2), ("ZWG", 2),
            ("JPY", 0), ("KRW", 0), ("VND", 0), ("CLP", 0), ("ISK", 0), ("UGX", 0), ("XAF", 0), ("XOF", 0), ("XPF", 0),
            ("PYG", 0), ("RWF", 0), ("BIF", 0), ("DJF", 0), ("GNF", 0), ("KMF", 0), ("VUV", 0), ("UYI", 0),
            ("KWD", 3), ("BHD", 3), ("IQD", 3), ("JOD", 3), ("LYD", 3), ("OMR", 3), ("TND", 3), ("CLF", 4), ("UYW", 4),
        ]
    )
    func digits(code: String, digits: Int) throws {
        let currency = try #require(Currency(code: code))
        #expect(currency.digits == digits)
        #expect(currency.code == code)
        #expect("\(currency)" == code)
    }

    @Test(
        "TY-09 what is no ISO 4217 code with a number of digits is no currency",
        arguments: [
            "", "US", "USDX", "usd", "UsD", "U$D", "ZZZ", "XXX", "XTS", "XAU", "XDR", "DEM", "ＵＳＤ", "US\u{0}", "U SD",
        ]
    )
    func unknown(code: String) {
        #expect(Currency(code: code) == nil)
    }

    @Test("TY-09 the list is whole, and every currency is found under its own code")
    func all() {
        let all = Currency.allCases
        // 17 without digits, 7 with three, 2 with four; 140 with two, the withdrawn ANG and BGN included.
        #expect(all.count == 166)
        #expect(Set(all.map(\.code)).count == 166)
        #expect(all.allSatisfy { Currency(code: $0.code) == $0 })
        #expect(all.count { $0.digits == 0 } == 17)
        #expect(all.count { $0.digits == 3 } == 7)
        #expect(all.count { $0.digits == 4 } == 2)
    }

    @Test("TY-09 a currency is two bytes")
    func size() {
        #expect(MemoryLayout<Currency>.size == 2)
    }
}
