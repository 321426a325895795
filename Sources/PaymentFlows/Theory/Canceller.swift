/// Who ended an attempt before its point of no return (EN-31).
public enum Canceller: UInt8, Hashable, Sendable, CaseIterable {
    /// The shopper, at the web checkout.
    case shopper
    /// The merchant, by a gate's answer.
    case merchant
    /// The host, by `cancel()` or by cancelling the task that waits in a call.
    case host
    /// The component went away.
    case teardown
    /// A deadline passed.
    case deadline
    /// The session expired.
    case expiry
    /// The engine shuts down.
    case shutdown
    /// The process restarted.
    case restart
}
