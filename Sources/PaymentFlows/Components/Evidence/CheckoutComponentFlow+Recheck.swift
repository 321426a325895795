extension CheckoutComponentFlow {
    /// A tap after an unknown outcome, for which the provider is asked once more (EN-22).
    public struct Recheck: Hashable, Sendable {
        /// The unknown ending.
        public let ending: Evidence<Ending>
        /// What the tap would begin.
        public let start: Evidence<Start>
        /// By what it would begin.
        public let trigger: Trigger

        func with(_ ending: Evidence<Ending>) -> Recheck {
            Recheck(ending: ending, start: start, trigger: trigger)
        }
    }
}
