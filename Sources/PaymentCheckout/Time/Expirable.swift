/// What a deadline belongs to.
package protocol Expirable: AnyObject, Sendable {
    /// The deadline has passed. Called in the timer's own task, which serves many sessions: it must only post.
    func expired(_ timer: DeadlineTimer)
}
