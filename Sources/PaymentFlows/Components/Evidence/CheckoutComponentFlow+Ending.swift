extension CheckoutComponentFlow {
    /// How an attempt ended, and the one callback that tells it (CC-19).
    public struct Ending: EndedAttempt {
        /// The attempt.
        public let attempt: Evidence<Attempt>
        /// Its outcome.
        public let outcome: Outcome
        /// What is known of its payment; it may rise after the outcome (EN-38).
        public internal(set) var settlement: Settlement
        /// The callback that tells the outcome; nil: none is named for it.
        public let notice: Notice?
        /// The payment session was submitted.
        public let wasSent: Bool
        /// The payment's id, where one was told.
        public let paymentID: CheckoutComponents.PaymentID?
        /// The hand-offs that had been answered: the same answer again is told so (EN-26).
        package let handoffs: Handoffs
        /// The host has taken the session up again: this ending refuses nothing any more (EN-28).
        public internal(set) var isReleased = false
        /// The late word by which it first became known that money had moved; nil: there is none.
        package internal(set) var proof: Evidence<TransactionVerdict>?

        /// Why a tap after it is refused; nil: it starts a fresh attempt. A token handed over refuses none (CC-11).
        var refusal: Refusal? { isReleased || outcome == .handedOver ? nil : outcome.refusal }

        /// Why a change of the input is refused; nil: changes go on after it (CC-04).
        var inputRefusal: Refusal? { isReleased ? nil : outcome.refusal }

        package func released() -> Ending {
            var ending = self
            ending.isReleased = true
            return ending
        }

        package func raised(to settlement: Settlement, by proof: Evidence<TransactionVerdict>?) -> Ending {
            var ending = self
            ending.settlement = settlement
            ending.proof = proof
            return ending
        }

        func raised(to settlement: Settlement, by verdict: TransactionVerdict?) -> Ending {
            let word = verdict.flatMap { $0.settlement.isSettled ? Evidence($0) : nil }
            return raised(to: settlement, by: proof ?? word)
        }
    }

    /// The last callback of an attempt: never two of them (CC-19).
    public enum Notice: Hashable, Sendable {
        /// `onSuccess`.
        case success(CheckoutComponents.PaymentID)
        /// `onError`.
        case error(PaymentFailure)
        /// `onError` with `cardAuthenticationFailed`, and how the challenge ended (CC-14).
        case authenticationFailed(PaymentFailure, CheckoutComponents.AuthenticationFailure)
    }

    /// Hand-offs of an attempt that have been answered.
    package struct Handoffs: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package static let sheet = Handoffs(rawValue: 1)
        package static let action = Handoffs(rawValue: 2)
        package init(rawValue: UInt8) { self.rawValue = rawValue }
    }
}

extension CheckoutComponentFlow.Ending {
    /// What `onError` is given; nil: the end is told in another way, or not at all.
    package func error(mobileSessionID: String?) -> CheckoutComponents.Error? {
        let session = attempt.payload.sessionId
        switch notice {
        case .error(let failure):
            return .init(
                failure, mobileSessionID: mobileSessionID, paymentSessionID: session, paymentID: paymentID)
        case .authenticationFailed(let failure, let reason):
            return .init(
                failure, mobileSessionID: mobileSessionID, paymentSessionID: session, paymentID: paymentID,
                authenticationFailure: reason)
        case .success, nil: return nil
        }
    }
}
