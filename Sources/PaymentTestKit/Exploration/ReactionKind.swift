package import PaymentFlows

/// What a flow answers to an event, without payloads.
package enum ReactionKind: Hashable, Sendable {
    /// It wants the named effect.
    case perform(String)
    /// It has moved and waits.
    case rest
    /// It has learnt something and stays.
    case note
    /// It takes the event later.
    case postpone
    /// Nothing has changed.
    case ignore(IgnoreReason)
    /// Nothing has changed, and the sender is told.
    case refuse(Refusal)

    package init<Effect: NamedStep>(_ reaction: Reaction<Effect>) {
        self =
            switch reaction {
            case .perform(let effect): .perform(effect.name)
            case .rest: .rest
            case .note: .note
            case .postpone: .postpone
            case .ignore(let reason): .ignore(reason)
            case .refuse(let refusal): .refuse(refusal)
            }
    }

    /// Whether the flow may have moved to another state.
    package var moves: Bool {
        switch self {
        case .perform, .rest: true
        case .note, .postpone, .ignore, .refuse: false
        }
    }

    /// In words, for example "ignore (late)".
    package var text: String {
        switch self {
        case .perform(let effect): effect
        case .rest: "rest"
        case .note: "note"
        case .postpone: "postpone"
        case .ignore(let reason): "ignore (\(reason))"
        case .refuse(let refusal): "refuse (\(refusal))"
        }
    }
}
