/// The answer of a flow to an event: do one thing, wait, or nothing, and why.
package enum Reaction<Effect: Hashable & Sendable>: Hashable, Sendable {
    /// The state has moved, and this is to be done next. The effect is answered by exactly one event.
    case perform(Effect)
    /// The state has moved, and nothing is to be done until the next event from outside.
    case rest
    /// The state has learnt something; whatever is being done goes on.
    case note
    /// The event is kept and offered again when the flow rests in another state.
    case postpone
    /// The event changes nothing.
    case ignore(IgnoreReason)
    /// The event changes nothing, and whoever sent it is told why.
    case refuse(Refusal)
}
