extension CheckoutComponents {
    /// A month of a year, by which a card's expiry is judged (EN-40).
    public struct CardMonth: Hashable, Sendable, Comparable {
        /// Four digits.
        public let year: Int
        /// From 1 to 12.
        public let month: Int

        /// Names a month; nil: there is none of that number.
        public init?(year: Int, month: Int) {
            guard (1...12).contains(month), (1...9_999).contains(year) else { return nil }
            self.year = year
            self.month = month
        }

        /// Whether the first is earlier.
        public static func < (left: CardMonth, right: CardMonth) -> Bool {
            (left.year, left.month) < (right.year, right.month)
        }
    }
}
