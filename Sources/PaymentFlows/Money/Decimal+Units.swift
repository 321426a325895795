internal import FoundationEssentials

extension Decimal {
    /// The number counted in units of 10 to the minus `digits`; nil: it is to be read from its text.
    ///
    /// Nothing public leads from a decimal to an integer but its text, which takes thirty times as long as all of this. So the
    /// significand is guessed, from where every platform keeps it now, and believed only when the decimal made of the guess
    /// equals this one: on any other layout, and for what needs more than 64 bits, the answer is nil.
    func quickUnits(digits: Int) -> Int64? {
        let places = exponent + digits
        guard !isNaN, (0...18).contains(places) else { return nil }
        let guess = withUnsafeBytes(of: self) { bytes in
            bytes.count >= 12 ? bytes.loadUnaligned(fromByteOffset: 4, as: UInt64.self) : .max
        }
        guard var units = Int64(exactly: guess),
            Decimal(sign: .plus, exponent: exponent, significand: Decimal(units)) == self
        else { return nil }
        for _ in 0..<places {
            let (product, overflow) = units.multipliedReportingOverflow(by: 10)
            guard !overflow else { return nil }
            units = product
        }
        return units
    }
}
