/// One answer to one event in one state, and where it leads.
package struct Transition: Hashable, Sendable {
    /// The state's name.
    package let state: String
    /// The event's name.
    package let event: String
    /// The answer.
    package let reaction: ReactionKind
    /// The name of the state after it.
    package let next: String
}
