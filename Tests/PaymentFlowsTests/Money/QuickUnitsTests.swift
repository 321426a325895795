import FoundationEssentials
import Testing

@testable import PaymentFlows

@Suite struct QuickUnitsTests {
    private static func decimal(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }

    @Test(
        "TY-09 a decimal is read quickly as what it is, whatever its exponent",
        arguments: [
            ("25", 2, 2_500), ("151.2", 2, 15_120), ("0.01", 2, 1), ("0", 2, 0), ("1.15", 2, 115), ("80", 0, 80),
            ("8", 3, 8_000), ("1e5", 2, 10_000_000), ("92233720368547758.07", 2, .max), ("655.36", 2, 65_536),
            ("4294967296.01", 2, 429_496_729_601),
        ] as [(String, Int, Int64)])
    func value(text: String, digits: Int, units: Int64) {
        #expect(Self.decimal(text).quickUnits(digits: digits) == units)
    }

    @Test(
        "TY-09 a decimal that needs its text is never guessed",
        arguments: [
            "-1", "-0.01", "1.234", "0.001", "92233720368547758.08", "184467440737095516.16", "18446744073709551616",
            "340282366920938463463374607431768211455", "1e30", "nan",
        ])
    func text(text: String) { #expect(Self.decimal(text).quickUnits(digits: 2) == nil) }

    @Test("TY-09 the quick reading and the text agree on numbers however they were computed")
    func agreement() {
        var word: UInt64 = 1
        var differing: [Decimal] = []
        for round in 0..<2_000 {
            word = word &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let value =
                Decimal(word >> (UInt64(round) % 60)) / Decimal(sign: .plus, exponent: round % 5, significand: 1)
            let text = try? DecimalText.units(value.description.utf8, digits: 2, ignoresTrailingZeros: true).get()
            if let quick = value.quickUnits(digits: 2), quick != text { differing.append(value) }
        }
        #expect(differing.isEmpty)
    }
}
