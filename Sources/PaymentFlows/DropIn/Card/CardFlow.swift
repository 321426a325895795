/// The flow of a card in Drop-in: checks, token, 3DS, authorisation.
///
/// What it has in common with the other methods is `DropInCourse`; what it has alone is `CardSteps`.
public struct CardFlow: Hashable, Sendable {
    package private(set) var course = DropInCourse<CardSteps>()

    /// A card that is not offered yet.
    package init() {}

    /// What the flow is doing, with what it has learnt.
    public var state: DropInState<CardSteps> { course.state }

    /// Takes an event: moves the state, and says what is to be done.
    package mutating func handle(_ event: DropInEvent<CardSteps>) -> Reaction<DropInEffect<CardSteps>> {
        course.handle(event)
    }
}

extension CardFlow: DropInFlow {
    package typealias Method = CardSteps
}
