/// The digits of each currency, by ISO 4217 (TY-09).
///
/// Listed are the active codes, the funds codes that have a minor unit (BOV, CHE, CHW, CLF, COU, MXV, USN, UYI, UYW), and
/// ANG and BGN, which were withdrawn in 2025 and 2026 and may still name older transactions. Codes for which the standard
/// gives no minor unit (metals, units of account, tests, "no currency") are left out: nothing says how to check their
/// amounts.
enum CurrencyTable {
    private static let none = """
        BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF
        """
    private static let two = """
        AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF \
        CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD \
        HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT \
        MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR \
        SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU \
        UZS VED VES WST XCD XCG YER ZAR ZMW ZWG
        """
    private static let three = """
        BHD IQD JOD KWD LYD OMR TND
        """
    private static let four = """
        CLF UYW
        """

    /// By key: the digits, or -1 for a code that is no currency.
    private static let digitsByKey: [Int8] = {
        var table = [Int8](repeating: -1, count: 26 * 26 * 26)
        for (digits, codes) in [(0, none), (2, two), (3, three), (4, four)] {
            for code in codes.split(separator: " ") {
                if let key = key(of: code.utf8) { table[Int(key)] = Int8(digits) }
            }
        }
        return table
    }()

    /// The keys of all currencies, in the alphabetical order of their codes.
    static var keys: [UInt16] {
        digitsByKey.indices.compactMap { digitsByKey[$0] < 0 ? nil : UInt16($0) }
    }

    /// A code's place among all three-letter codes; nil unless it is three capital ASCII letters.
    static func key(of code: some Sequence<UInt8>) -> UInt16? {
        var key: UInt16 = 0
        var letters = 0
        for byte in code {
            guard letters < 3, byte >= UInt8(ascii: "A"), byte <= UInt8(ascii: "Z") else { return nil }
            key = key * 26 + UInt16(byte - UInt8(ascii: "A"))
            letters += 1
        }
        return letters == 3 ? key : nil
    }

    /// The digits of a currency; nil: the key is no currency's.
    static func digits(of key: UInt16) -> Int? {
        let digits = digitsByKey[Int(key)]
        return digits < 0 ? nil : Int(digits)
    }
}
