extension PazeScenario {
    /// What the provider says outside any call of the session's first transaction (EN-50).
    public struct Webhook: Hashable, Sendable {
        /// What it says.
        public enum Word: String, Hashable, Sendable, CaseIterable {
            /// The transaction is authorised.
            case paid
            /// It is refused.
            case refused
            /// The money went back.
            case refunded
            /// It is still being looked at.
            case undecided
        }

        /// What is said.
        public var word: Word
        /// When.
        public var moment: Moment
        /// How many tasks deliver it at once. 1 by default.
        public var deliveries = 1

        /// Describes a webhook.
        public init(_ word: Word, at moment: Moment, deliveries: Int = 1) {
            self.word = word
            self.moment = moment
            self.deliveries = deliveries
        }
    }
}
