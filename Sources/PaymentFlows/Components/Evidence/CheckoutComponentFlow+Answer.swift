extension CheckoutComponentFlow {
    /// What is said of an attempt's payment: the answer to the submit, or a status query's.
    package struct Answer: Hashable, Sendable {
        /// The attempt that was asked for.
        package let attempt: Evidence<Attempt>
        /// What is said, judged.
        package let said: Said
        /// The payment's id, where one was told, also when nothing is decided.
        package let paymentID: CheckoutComponents.PaymentID?

        package init(attempt: Evidence<Attempt>, said: Said, paymentID: CheckoutComponents.PaymentID? = nil) {
            self.attempt = attempt
            self.said = said
            self.paymentID = paymentID
        }
    }

    /// How a submit or a status query went (EN-48).
    package enum Said: Hashable, Sendable {
        /// The provider has a known state for the payment.
        case verdict(TransactionVerdict)
        /// The shopper has to act first.
        case actionRequired(CheckoutComponents.Action)
        /// The provider's no to the call itself.
        case refused(ProviderRefusal)
        /// The call did not leave.
        case notSent
        /// The merchant's word that nothing was submitted (CC-18).
        case notSubmitted
        /// The answer cannot be read.
        case malformed
        /// Nobody answered.
        case silent
    }
}

extension CheckoutComponentFlow.Answer {
    /// What is known of the money by this answer; nil: nothing.
    var settlement: Settlement? {
        switch said {
        case .verdict(.open), .actionRequired, .notSent, .malformed, .silent: nil
        case .verdict(let verdict): verdict.settlement
        case .refused, .notSubmitted: .notCharged
        }
    }

    /// The payment that the answer is about.
    var providerId: CheckoutComponents.PaymentID? {
        if let paymentID { return paymentID }
        if case .verdict(let verdict) = said { return verdict.identity?.systemTransactionId }
        return nil
    }

    /// The answer is not about an earlier payment of the session (EN-47).
    var isOwn: Bool { !attempt.payload.isAfter(providerId) }

    /// The same of a submit that was sent once more after silence: only a success, or a no that names its payment, says what has become of
    /// that. The try before may have been charged (EN-44).
    package var afterSilence: Self {
        switch said {
        case .verdict(.refused), .verdict(.failed): providerId == nil ? silent : self
        case .refused, .notSent: silent
        case .verdict, .actionRequired, .notSubmitted, .malformed, .silent: self
        }
    }

    private var silent: Self { Self(attempt: attempt, said: .silent, paymentID: paymentID) }

    /// There is no usable answer.
    var isFailure: Bool {
        switch said {
        case .verdict, .actionRequired, .notSubmitted: false
        case .refused, .notSent, .malformed, .silent: true
        }
    }
}
