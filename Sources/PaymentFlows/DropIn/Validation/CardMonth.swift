/// A month of a year, as cards expire by it: a card can be used up to the month's end.
public struct CardMonth: Hashable, Sendable, Comparable {
    /// Four digits.
    public let year: Int
    /// 1 to 12.
    public let month: Int

    /// Names a month; nil: there is none such.
    public init?(year: Int, month: Int) {
        guard (1...12).contains(month), (1000...9999).contains(year) else { return nil }
        self.year = year
        self.month = month
    }

    /// Reads what a shopper wrote: one or two digits for the month, two or four for the year.
    public init?(month: String, year: String) {
        guard CardValidation.isDigits(month), CardValidation.isDigits(year), (1...2).contains(month.utf8.count),
            let month = Int(month), let number = Int(year)
        else { return nil }
        switch year.utf8.count {
        case 2: self.init(year: 2000 + number, month: month)
        case 4: self.init(year: number, month: month)
        default: return nil
        }
    }

    /// Whether the first comes before the second.
    public static func < (left: CardMonth, right: CardMonth) -> Bool {
        (left.year, left.month) < (right.year, right.month)
    }
}
