package import FoundationEssentials
package import PaymentFlows

extension CardMonth {
    /// The month of a date, in UTC.
    package init?(_ date: Date) {
        let days = (date.timeIntervalSince1970 / 86_400).rounded(.down)
        guard let days = Int(exactly: days), abs(days) < 10_000_000 else { return nil }
        self.init(daysSince1970: days)
    }

    /// Counted by hand: a calendar takes longer than all the rest of a card's checks, and this runs for each submit.
    ///
    /// Years are begun in March, so that a leap day is the last of its year; eras of 400 years are all of one length.
    private init?(daysSince1970 days: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let fromMarch = (5 * dayOfYear + 2) / 153
        let month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9
        self.init(year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month)
    }
}
