/// Evidence that belongs to an attempt.
package protocol AboutAttempt {
    /// The attempt, under the ids that it has now.
    var attempt: Evidence<Attempt> { get }
}
