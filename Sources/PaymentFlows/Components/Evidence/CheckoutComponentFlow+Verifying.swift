extension CheckoutComponentFlow {
    /// A payment whose fate is being asked for (EN-43).
    public struct Verifying: Hashable, Sendable {
        /// What was submitted.
        public let sending: Evidence<Sending>
        /// How many status queries have been made.
        public let queries: UInt8
        /// How its action ended; nil: it had none.
        public let actionEnd: ActionEnd?
        /// Verifying began with this query, which an outside no had brought forward (EN-50).
        let beganByQuery: Bool

        init(
            sending: Evidence<Sending>, queries: UInt8, actionEnd: ActionEnd?, beganByQuery: Bool = false
        ) {
            self.sending = sending
            self.queries = queries
            self.actionEnd = actionEnd
            self.beganByQuery = beganByQuery
        }

        /// The query that comes next.
        var next: Verifying { Verifying(sending: sending, queries: queries + 1, actionEnd: actionEnd) }

        var delay: Duration {
            Verification.delay(query: queries, seed: sending.payload.attempt.payload.seed)
        }
    }

    /// What a status query asks about.
    package struct Query: Hashable, Sendable {
        /// The attempt.
        package let attempt: Evidence<Attempt>
        /// The payment; nil: all payments of the payment session.
        package let paymentID: CheckoutComponents.PaymentID?

        package init(attempt: Evidence<Attempt>, paymentID: CheckoutComponents.PaymentID?) {
            self.attempt = attempt
            self.paymentID = paymentID
        }
    }
}
