/// Reads plain decimal text exactly: an optional minus, digits, and optionally a point and digits (TY-09).
///
/// It knows no locale, grouping, exponent or plus sign, and takes linear time.
enum DecimalText {
    /// The longest text that is read. The longest exact text of a `Decimal` is below it.
    static let longest = 256

    /// The number counted in units of 10 to the minus `digits`.
    ///
    /// - Parameter ignoresTrailingZeros: zeros after the last digit that the currency has do not count as digits, as for a
    ///   number, whose text may carry them by accident.
    static func units(
        _ text: some Sequence<UInt8>, digits: Int, ignoresTrailingZeros: Bool
    ) -> Result<Int64, AmountProblem> {
        var units: Int64 = 0
        var isNegative = false
        var overflows = false
        var hasSurplus = false
        var whole = 0
        var fraction: Int?
        var length = 0
        for byte in text {
            length += 1
            guard length <= longest else { return .failure(.notANumber) }
            switch byte {
            case UInt8(ascii: "-") where length == 1:
                isNegative = true
            case UInt8(ascii: ".") where fraction == nil && whole > 0:
                fraction = 0
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                let digit = Int64(byte - UInt8(ascii: "0"))
                if let place = fraction {
                    fraction = place + 1
                    guard place < digits else {
                        hasSurplus = hasSurplus || digit != 0 || !ignoresTrailingZeros
                        continue
                    }
                } else {
                    whole += 1
                }
                overflows = !append(digit, to: &units) || overflows
            default:
                return .failure(.notANumber)
            }
        }
        guard whole > 0, fraction != 0 else { return .failure(.notANumber) }
        guard !isNegative || (units == 0 && !overflows && !hasSurplus) else { return .failure(.notPositive) }
        guard !hasSurplus else { return .failure(.tooManyDigits(limit: digits)) }
        for _ in min(fraction ?? 0, digits)..<digits { overflows = !append(0, to: &units) || overflows }
        return overflows ? .failure(.tooLarge) : .success(units)
    }

    /// Appends a digit; false: the number would not fit.
    private static func append(_ digit: Int64, to units: inout Int64) -> Bool {
        let (product, tooLarge) = units.multipliedReportingOverflow(by: 10)
        let (sum, tooLargeToo) = product.addingReportingOverflow(digit)
        guard !tooLarge, !tooLargeToo else { return false }
        units = sum
        return true
    }

    /// The text of a number of units, padded to the digits.
    static func text(_ units: Int64, digits: Int) -> String {
        let figures = String(units.magnitude)
        let sign = units < 0 ? "-" : ""
        guard digits > 0 else { return sign + figures }
        let padded = String(repeating: "0", count: max(0, digits + 1 - figures.utf8.count)) + figures
        let point = padded.utf8.index(padded.utf8.endIndex, offsetBy: -digits)
        return sign + padded[..<point] + "." + padded[point...]
    }
}
