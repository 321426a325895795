internal import PaymentFlows

/// What the provider says outside any call of the session's first transaction (EN-50).
package struct ScenarioWebhook: Hashable, Sendable {
    /// What it says.
    package enum Word: String, Hashable, Sendable, CaseIterable {
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
    package var word: Word
    /// When.
    package var moment: ScenarioMoment
    /// How many tasks deliver it at once. 1 by default.
    package var deliveries = 1

    /// Describes a webhook.
    package init(_ word: Word, at moment: ScenarioMoment, deliveries: Int = 1) {
        self.word = word
        self.moment = moment
        self.deliveries = deliveries
    }
}

extension ScenarioWebhook.Word {
    /// What the transaction's state is said to be.
    ///
    /// - Parameter paid: when money moved.
    func state(paid: TransactionState?) -> TransactionState? {
        switch self {
        case .paid: paid
        case .refused: .refused
        case .refunded: .refunded
        case .undecided: .pending
        }
    }
}
