package import PaymentCheckout
package import PaymentFlows

/// A component of a session, as its shopper and its host use it.
package protocol ExploredComponent: Sendable {
    func appear() async
    func disappear() async
    func tap() async -> ExploredProgress
    func cancel() async -> CancelAnswer
    func reset() async -> Refusal?
    /// The attempt that is open, or was the last one.
    var attempt: AttemptID? { get async }
    /// - Throws: FLOW0008 when the calling task would wait for itself (EN-14).
    func outcome(of attempt: AttemptID) async throws(BaseSdkException) -> Outcome?
}
