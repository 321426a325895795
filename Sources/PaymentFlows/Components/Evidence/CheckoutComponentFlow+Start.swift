extension CheckoutComponentFlow {
    /// A tap, `submit()` or `tokenize()` that has the claim, with what is read of the configuration when it comes (EN-29, EN-35).
    public struct Start: Hashable, Sendable {
        /// The attempt.
        public let attempt: Evidence<Attempt>
        /// What keeps the attempt from going on, known before it begins: an expired session, an update that failed. Nil: nothing.
        public let problem: Evidence<PaymentFailure>?
        /// The host submits by itself (CC-12). Kept for the attempt: it never turns into the engine's own submission.
        public let hasHandleSubmit: Bool
        /// There is an `onTokenized`, without which `tokenize()` is of no use (CC-11).
        public let hasOnTokenized: Bool
        /// What the payment session says of storing the card (CC-10).
        public let consent: CheckoutComponents.ConsentTerms
        /// It began by a tap, so that `handleTap` is asked (CC-06).
        public let isTap: Bool

        package init(
            attempt: Evidence<Attempt>, problem: Evidence<PaymentFailure>? = nil, hasHandleSubmit: Bool = false,
            hasOnTokenized: Bool = true, consent: CheckoutComponents.ConsentTerms = .init(), isTap: Bool = false
        ) {
            self.attempt = attempt
            self.problem = problem
            self.hasHandleSubmit = hasHandleSubmit
            self.hasOnTokenized = hasOnTokenized
            self.consent = consent
            self.isTap = isTap
        }

        func with(attempt: Evidence<Attempt>) -> Start {
            Start(
                attempt: attempt, problem: problem, hasHandleSubmit: hasHandleSubmit, hasOnTokenized: hasOnTokenized,
                consent: consent, isTap: isTap)
        }
    }

    /// By what an attempt began (CC-06, CC-11).
    public enum Trigger: UInt8, Hashable, Sendable, CaseIterable {
        /// The pay button.
        case tap
        /// The host's `submit()`.
        case submit
        /// The host's `tokenize()`: it moves no money.
        case tokenize
    }
}
