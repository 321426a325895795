import FoundationEssentials
import PaymentFlows
import Testing

@Suite("TY-22 limits")
struct PazeValidationRulesTests {
    private func code(_ change: (inout PazeValidation) -> Void) -> String? {
        PazeValidation.sound.with(change).checkoutProblem()?.code
    }

    @Test(
        "TY-22 the session's entry for Paze needs a client id and a category",
        arguments: [
            (nil, "SDK0118"),
            (AllowedPaze(), "SDK0118"),
            (AllowedPaze(merchantCategoryCode: "5411"), "SDK0118"),
            (AllowedPaze(clientId: "", merchantCategoryCode: "5411"), "SDK1202"),
            (AllowedPaze(clientId: " \u{00A0}\n", merchantCategoryCode: "5411"), "SDK1202"),
            (AllowedPaze(clientId: "pz-1"), "SDK1202A"),
            (AllowedPaze(clientId: "pz-1", merchantCategoryCode: " "), "SDK1202A"),
            (AllowedPaze(clientId: "pz-1", merchantCategoryCode: "5411"), nil),
        ] as [(AllowedPaze?, String?)]
    )
    func session(paze: AllowedPaze?, expected: String?) {
        #expect(code { $0.paze = paze } == expected)
    }

    @Test("TY-22 the currency is USD, in capitals", arguments: ["usd", "EUR", "", "USD ", "ＵＳＤ"])
    func currency(currency: String) {
        #expect(code { $0.currency = currency } == "SDK1213")
    }

    @Test(
        "TY-22 a telephone number is 11 ASCII digits beginning with 1, its length first",
        arguments: [
            (nil, nil), ("15551234567", nil), ("25551234567", "SDK1211"), ("1555123456", "SDK1211"),
            ("155512345678", "SDK1211"), ("+1555123456", "SDK1211"), ("1-555-123-4567", "SDK1211"), ("", "SDK1211"),
            ("   ", "SDK1211"), ("1555123456７", "SDK1211"), ("١٥٥٥١٢٣٤٥٦٧", "SDK1211"), ("155512345678901", "SDK1211"),
            ("1555123456789012", "SDK1212"), ("abcdefghijklmnop", "SDK1212"),
        ] as [(String?, String?)]
    )
    func phone(phone: String?, expected: String?) {
        #expect(code { $0.phoneNumber = phone } == expected)
    }

    @Test("TY-22 texts may be as long as their limits and no longer")
    func lengths() {
        let fields: [(WritableKeyPath<PazeValidation, String?>, Int, String)] = [
            (\.paymentDescription, 25, "SDK1203"), (\.clientName, 50, "SDK1204"), (\.siteName, 50, "SDK1205"),
            (\.sessionId, 64, "SDK1201"),
        ]
        for (field, limit, expected) in fields {
            #expect(code { $0[keyPath: field] = nil } == nil)
            #expect(code { $0[keyPath: field] = String(repeating: "x", count: limit) } == nil)
            #expect(code { $0[keyPath: field] = String(repeating: "x", count: limit + 1) } == expected)
        }
    }

    @Test(
        "C91 TY-10 characters are counted, not bytes, in every script",
        arguments: ["x", "λ", "م", "\u{200F}", "日", "e\u{301}", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🇺🇸"]
    )
    func scripts(character: String) {
        // Flags are joined in pairs, so that a letter stands between any two.
        let unit = character + "a"
        let text = { (count: Int) in String(repeating: unit, count: count / 2) + (count % 2 == 0 ? "" : "b") }
        #expect(code { $0.paymentDescription = text(25) } == nil)
        #expect(code { $0.paymentDescription = text(26) } == "SDK1203")
        #expect(code { $0.clientName = text(50) } == nil)
        #expect(code { $0.clientName = text(51) } == "SDK1204")
    }

    @Test("TY-20 TY-22 every cobrand needs a name that is not blank; an empty list is as nil")
    func cobrand() {
        let named = PazeCobrandConfig(cobrandName: "Plus")
        #expect(code { $0.cobrand = nil } == nil)
        #expect(code { $0.cobrand = [] } == nil)
        #expect(code { $0.cobrand = [named, named] } == nil)
        #expect(code { $0.cobrand = [named, PazeCobrandConfig(cobrandName: " \t")] } == "SDK1207")
    }

    @Test(
        "TY-22 a country is exactly two ASCII capitals; an empty list is as nil",
        arguments: [
            (nil, nil), ([], nil), (["US"], nil), (["US", "CA"], nil), (["us"], "SDK1206"), (["USA"], "SDK1206"),
            (["U"], "SDK1206"), (["US", ""], "SDK1206"), (["U1"], "SDK1206"), (["ÜS"], "SDK1206"), (["É"], "SDK1206"),
            ([" US"], "SDK1206"),
        ] as [([String]?, String?)]
    )
    func countries(countries: [String]?, expected: String?) {
        #expect(code { $0.acceptedShippingCountries = countries } == expected)
    }

    @Test("TY-22 a shipping address needs line, city, state, postal code and country", arguments: ["", "  "])
    func address(blank: String) {
        let fields: [WritableKeyPath<PazeAddressConfig, String>] = [
            \.line1, \.city, \.state, \.zip, \.countryCode,
        ]
        for field in fields {
            var address = PazeAddressConfig.sound
            address[keyPath: field] = blank
            #expect(code { $0.enhancedTransactionData?.ecomData?.finalShippingAddress = address } == "SDK1208")
        }
        #expect(code { $0.enhancedTransactionData?.ecomData?.finalShippingAddress = nil } == nil)
        #expect(code { $0.enhancedTransactionData = nil } == nil)
    }

    @Test("TY-22 an address's country is two ASCII capitals")
    func addressCountry() {
        #expect(
            code { $0.enhancedTransactionData?.ecomData?.finalShippingAddress?.countryCode = "usa" } == "SDK1208")
    }

    @Test(
        "PZ-11 TY-09 an amount that cannot be used is FLOW0009",
        arguments: [
            (Decimal(0), false, "FLOW0009"), (Decimal(0), true, nil), (Decimal(-1), false, "FLOW0009"),
            (Decimal(-1), true, "FLOW0009"), (Decimal.nan, false, "FLOW0009"),
            (Decimal(sign: .plus, exponent: -3, significand: 1001), false, "FLOW0009"),
            (Decimal(sign: .plus, exponent: -2, significand: 1001), false, nil),
        ] as [(Decimal, Bool, String?)]
    )
    func amount(amount: Decimal, allowsZero: Bool, expected: String?) {
        let value = PazeValidation.sound.with {
            $0.amount = amount
            $0.allowsZero = allowsZero
        }
        #expect(value.checkoutProblem()?.code == expected)
        #expect(value.presentmentProblem() == nil)
    }

    @Test("EN-90 TY-22 messages name the field and never the value", arguments: PazeBreakage.checkout)
    func messages(breakage: PazeBreakage) throws {
        let value = PazeValidation.sound.with(breakage.apply)
        let failure = try #require(value.checkoutProblem())
        #expect(!failure.message.isEmpty)
        for secret in [value.emailAddress, value.phoneNumber, value.clientName, value.siteName, value.sessionId] {
            #expect(!failure.message.contains(try #require(secret)))
        }
        #expect(!printed(value).contains("example.com"))
    }

    @Test("TY-22 the codes of Paze are those of the table, each once")
    func codes() {
        let published = [
            "SDK0118", "SDK1200", "SDK1201", "SDK1202", "SDK1202A", "SDK1203", "SDK1204", "SDK1205", "SDK1206",
            "SDK1207", "SDK1208", "SDK1209", "SDK1210", "SDK1211", "SDK1212", "SDK1213", "SDK1214", "SDK1215",
        ]
        #expect(PazeErrorCode.allCases.map(\.rawValue) == published)
    }
}
