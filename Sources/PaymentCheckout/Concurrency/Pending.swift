/// A reply on its way from a synchronous context into its session.
package protocol Pending: AnyObject, Sendable {
    /// Hops to the session's actor, starts the drive there, and returns when that rests or suspends: it never waits
    /// for a merchant.
    func handOver() async
}
