extension CheckoutComponentFlow {
    /// A tap after an unknown outcome, for which the provider is asked once more (EN-22).
    public struct Recheck: Hashable, Sendable {
        /// The unknown ending.
        public let ending: Evidence<Ending>
        /// Whose tap waits for the answer.
        public let asker: Asker

        /// Whose tap waits for the answer.
        public enum Asker: Hashable, Sendable {
            /// This component's own: what it would begin, and by what.
            case own(Evidence<Start>, Trigger)
            /// Another component's: where the flow goes back to.
            case other(State)
        }

        /// The attempt that the tap would begin; that of the ending where the tap is another component's.
        var attempt: Evidence<Attempt> {
            if case .own(let start, _) = asker { start.payload.attempt } else { ending.payload.attempt }
        }

        /// Another component's tap came before this one could be used again.
        var isBeforeUse: Bool {
            switch asker {
            case .other(.created), .other(.available), .other(.unavailable): true
            case .own, .other: false
            }
        }

        func with(_ ending: Evidence<Ending>) -> Recheck { Recheck(ending: ending, asker: asker) }
    }
}
