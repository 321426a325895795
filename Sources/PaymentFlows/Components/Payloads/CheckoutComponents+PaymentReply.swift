public import FoundationEssentials

extension CheckoutComponents {
    /// What the provider says of one payment: in an answer to a submit, to a status query or in a notification (CC-13).
    public struct PaymentReply: Hashable, Sendable {
        /// The payment's id.
        public var paymentID: PaymentID?
        /// The provider's word for its state, compared without regard to case.
        public var status: String?
        /// The amount in minor units. Nil: the answer carried none, which is no mismatch.
        public var amount: Int?
        /// The currency's code. Nil: the answer carried none, which is no mismatch.
        public var currency: String?
        /// Why the payment was declined. Shown to the merchant and never judged by.
        public var declineReason: String?
        /// When the provider says that the payment was made.
        public var requestedOn: Date?

        /// Describes what the provider said.
        public init(
            paymentID: PaymentID? = nil, status: String? = nil, amount: Int? = nil, currency: String? = nil,
            declineReason: String? = nil, requestedOn: Date? = nil
        ) {
            self.paymentID = paymentID
            self.status = status
            self.amount = amount
            self.currency = currency
            self.declineReason = declineReason
            self.requestedOn = requestedOn
        }
    }
}
