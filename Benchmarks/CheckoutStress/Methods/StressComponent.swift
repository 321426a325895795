internal import PaymentCheckout
internal import PaymentFlows
internal import PaymentTestKit

/// A component of a method under stress, as its shopper and its host see it.
protocol StressComponent: Sendable {
    func appear() async
    func disappear() async
    /// Goes away, as teardown; what that says of the session, where it ends the session too.
    func leave() async -> CloseAnswer?
    func tap() async -> StressProgress
    func cancel() async -> CancelAnswer
    /// The attempt that is open, or was the last one.
    var attempt: AttemptID? { get async }
    /// Nil: there is none, or the caller would wait for itself.
    func outcome(of attempt: AttemptID) async -> Outcome?
    /// Where an attempt waits for a person; nil: it does not. Nobody is told that of a queued tap.
    func handoff(of attempt: AttemptID) async -> StressHandoff?
    /// What comes after an attempt's end and makes no attempt.
    func afterwards(_ outcome: Outcome, _ session: StressSession) async
    /// What is left at the provider once the session has ended, and should not be.
    func leftovers(_ session: StressSession) -> [Violation]
}

extension StressComponent {
    func afterwards(_ outcome: Outcome, _ session: StressSession) async {}
    func leftovers(_ session: StressSession) -> [Violation] { [] }
    func leave() async -> CloseAnswer? {
        await disappear()
        return nil
    }
}
