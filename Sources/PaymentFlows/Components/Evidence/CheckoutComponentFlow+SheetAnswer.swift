extension CheckoutComponentFlow {
    /// What comes back from a wallet's sheet (CC-20).
    package enum SheetAnswer: Hashable, Sendable {
        /// The shopper authorised; with the wallet's token.
        case authorised(Sensitive<String>)
        /// The shopper closed it before that.
        case dismissed
        /// It could not be shown, or broke.
        case failed
    }

    /// What a client or host needs while an attempt rests.
    public enum Waiting: Hashable, Sendable {
        /// The gate `handleTap` is open.
        case tap(Evidence<Start>)
        /// The gate `onCardBinChanged` is open.
        case cardBin
        /// The wallet's sheet is to be shown, for the attempt's amount.
        case sheet(Evidence<Submission>)
        /// The gate `onTokenized` is open.
        case tokenised(Evidence<Tokenised>)
        /// The shopper is to be sent to a 3DS challenge or a redirect.
        case action(Evidence<Acting>)
    }

    /// A call that cannot be served and starts no attempt: its `onError` ends nothing (CC-19).
    public struct Misuse: Hashable, Sendable {
        /// What is told.
        public let failure: PaymentFailure
        /// Where the component was, and is again after it.
        public let resumes: State
    }
}
