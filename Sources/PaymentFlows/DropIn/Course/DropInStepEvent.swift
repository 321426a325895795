/// What may happen to a method's own steps.
package protocol DropInStepEvent: Hashable, Sendable, NamedStep {
    /// A call of a provider ended without a usable answer.
    var isUnanswered: Bool { get }
    /// Names the hand-off that the event answers; nil: it answers none. Only the first answer counts (EN-26).
    var handoff: String? { get }
}
