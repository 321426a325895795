internal import PaymentFlows

/// What a supervisor needs of a component, whatever its method.
package protocol SessionMember: AnyObject, Sendable {
    /// Where the component is, for a snapshot; called on the session's executor.
    func snapshot() async -> ComponentSnapshot
    /// Ends the attempt if that is still possible, or waits for nothing (EN-33).
    func cancel(_ by: Canceller) async -> CancelAnswer
    /// Whether an attempt of it is open or its last callback is running.
    func isBusy() async -> Bool
    /// Returns when no attempt of it is open any more.
    func settled() async
    /// The session is closed: lets go of the host's closures. Called on the session's executor.
    func retire()
    /// Back to the first usable state (EN-28).
    func reset() async -> Refusal?
    /// Whether the calling task runs a callback of it.
    func isCallbackOfCurrentTask() async -> Bool
}
