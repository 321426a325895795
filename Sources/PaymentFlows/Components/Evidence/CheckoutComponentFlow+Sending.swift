public import FoundationEssentials

extension CheckoutComponentFlow {
    /// Everything that a submit of the payment session is made of, and what has become known around it.
    public struct Sending: Hashable, Sendable {
        /// The attempt, whose ids and key go with the call.
        public let attempt: Evidence<Attempt>
        /// What was captured.
        public let sessionData: CheckoutComponents.SessionData
        /// The host submits, by `handleSubmit` (CC-12).
        public let isHostSubmitting: Bool
        /// The shopper authorised it in a wallet's sheet.
        public let isWallet: Bool
        /// It began by a tap (CC-06).
        public let isTap: Bool
        /// When it was submitted, to the whole second; nil: not yet. An older payment is not its answer (EN-43).
        public let sentAt: Date?
        /// The payment's id, once an answer has told one.
        public let paymentID: CheckoutComponents.PaymentID?
        /// What has happened around the attempt since it was submitted.
        public let circumstances: Circumstances

        /// What has happened around an attempt after its point of no return.
        public struct Circumstances: OptionSet, Hashable, Sendable {
            /// One bit each.
            public let rawValue: UInt8
            /// The session expired (EN-46).
            public static let expired = Circumstances(rawValue: 1)
            /// The component went away: no callback is made for it (EN-34).
            public static let tornDown = Circumstances(rawValue: 2)
            /// An answer could not be read: FLOW0004 is its diagnostic (EN-91).
            public static let malformedReply = Circumstances(rawValue: 4)

            /// Takes the bits.
            public init(rawValue: UInt8) { self.rawValue = rawValue }
        }

        /// The ids under which the payment is known: those of the payment session and of the payment.
        var identity: TransactionIdentity {
            TransactionIdentity(
                merchantTransactionId: attempt.payload.merchantTransactionId, systemTransactionId: paymentID)
        }

        func with(_ circumstance: Circumstances) -> Sending { copy(circumstances: circumstances.union(circumstance)) }

        func with(attempt: Evidence<Attempt>) -> Sending { copy(attempt: attempt) }

        /// The first id that is told is kept.
        func knowing(_ paymentID: CheckoutComponents.PaymentID?) -> Sending {
            self.paymentID == nil && paymentID != nil ? copy(paymentID: paymentID) : self
        }

        /// Providers keep whole seconds: a finer date would make their own payment look older than its sending.
        func sent(at date: Date) -> Sending {
            copy(sentAt: Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate.rounded(.down)))
        }

        private func copy(
            attempt: Evidence<Attempt>? = nil, sentAt: Date? = nil, paymentID: CheckoutComponents.PaymentID? = nil,
            circumstances: Circumstances? = nil
        ) -> Sending {
            Sending(
                attempt: attempt ?? self.attempt, sessionData: sessionData, isHostSubmitting: isHostSubmitting,
                isWallet: isWallet, isTap: isTap, sentAt: sentAt ?? self.sentAt, paymentID: paymentID ?? self.paymentID,
                circumstances: circumstances ?? self.circumstances)
        }
    }
}
