/// What the states of one Drop-in method know: the evidence that its course collects on the way to the money-moving call.
public protocol DropInKnowledge: Hashable, Sendable {
    /// The states that only this method has.
    associatedtype Step: Hashable & Sendable
    /// What comes with the tap.
    associatedtype Input: Hashable & Sendable
    /// What may be submitted.
    associatedtype Admitted: Hashable & Sendable
    /// What is paid with.
    associatedtype Means: Hashable & Sendable
    /// Everything that the money-moving call is made of.
    associatedtype Purchase: Hashable & Sendable
    /// What a client needs while a person is being waited for.
    associatedtype Handoff: Hashable & Sendable
}
