/// Where a flow was when its observer was last told: what a transition means follows from this and the flow after it (TY-60).
package struct AnalyticsMark: Hashable, Sendable {
    private var tag: UInt8 = 0
    private var settlement = Settlement.open
    private var isOrphaned = false
    /// The last attempt whose outcome has been seen; 0: none.
    private var decided: UInt32 = 0

    /// The mark of a flow that nothing has happened to.
    package init() {}

    /// Moves on to where the flow is now: at most one fact a transition.
    ///
    /// A component that went away tells its own end, if its attempt ended with it, and nothing after that (EN-10).
    package mutating func advance<Flow: PaymentFlow>(to flow: Flow) -> AnalyticsFact? {
        let before = self
        tag = flow.tag
        settlement = flow.settlement
        isOrphaned = flow.isOrphaned
        let attempt = flow.attempt
        let outcome = flow.outcome
        if let attempt, outcome != nil { decided = attempt.payload.id.number }

        guard !before.isOrphaned else { return nil }
        if let attempt, let outcome, before.decided != decided {
            return AnalyticsFact(outcome, of: attempt, isAtSheet: Flow.isAtSheet)
        }
        if settlement.isSettled, !before.settlement.isSettled, !isGone { return paidAfter(outcome, attempt) }
        return tag == before.tag ? nil : flow.milestone(from: before.tag)
    }

    /// Every flow begins where it is after a teardown.
    private var isGone: Bool { tag == 0 }

    /// What is known of the money has risen above what was told (EN-38).
    private func paidAfter(_ outcome: Outcome?, _ attempt: Evidence<Attempt>?) -> AnalyticsFact? {
        if case .succeeded = outcome { return nil }
        return AnalyticsFact(.paymentPaidAfter, attempt: attempt)
    }
}
