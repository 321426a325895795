/// Where a flow is, for whoever waits for it.
package enum Standing<Waiting: Sendable>: Sendable {
    /// No attempt is open.
    case idle
    /// A provider or a merchant's closure is being waited for.
    case busy
    /// A person outside is being waited for, with what the client needs for it.
    case waiting(Waiting)
    /// The attempt is at a gate: a rest when the gate is deferred, else its closure is running (EN-19).
    case gate(Waiting)
    /// The last attempt has ended and its last callback has returned.
    case ended(Outcome)
}
