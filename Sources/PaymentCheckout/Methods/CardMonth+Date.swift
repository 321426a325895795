internal import FoundationEssentials
internal import PaymentFlows

extension CardMonth {
    /// The month of a date, in UTC.
    init?(_ date: Date) {
        guard let utc = TimeZone(secondsFromGMT: 0) else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = utc
        let parts = calendar.dateComponents([.year, .month], from: date)
        guard let year = parts.year, let month = parts.month else { return nil }
        self.init(year: year, month: month)
    }
}
