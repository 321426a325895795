import FoundationEssentials
import PaymentCheckout
import PaymentFlows
import Testing

@Suite("The month in which a card may have expired")
struct CardMonthDateTests {
    @Test("DI-31 EN-40: each day's first and last second are in the month that a calendar says, from 1990 to 2110")
    func calendar() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        for day in 7_305..<51_135 {
            for second in [0, 86_399] {
                let date = Date(timeIntervalSince1970: Double(day) * 86_400 + Double(second))
                let parts = calendar.dateComponents([.year, .month], from: date)
                let month = CardMonth(date)
                guard month?.year == parts.year, month?.month == parts.month else {
                    Issue.record("\(date) is in \(String(describing: month))")
                    return
                }
            }
        }
    }

    static let known: [(seconds: Double, year: Int, month: Int)] = [
        (1_700_000_000, 2023, 11), (-1, 1969, 12), (0, 1970, 1), (951_782_400, 2000, 2), (951_868_800, 2000, 3),
        (4_107_456_000, 2100, 2), (4_107_542_400, 2100, 3), (1_798_761_599, 2026, 12), (1_798_761_600, 2027, 1),
    ]

    @Test("DI-31: instants whose month is known", arguments: known)
    func instants(seconds: Double, year: Int, month: Int) {
        #expect(CardMonth(Date(timeIntervalSince1970: seconds)) == CardMonth(year: year, month: month))
    }

    @Test("DI-31: a date that no card has is in no month", arguments: [Double.infinity, .nan, 1e300, -1e12])
    func none(seconds: Double) {
        #expect(CardMonth(Date(timeIntervalSince1970: seconds)) == nil)
    }
}
