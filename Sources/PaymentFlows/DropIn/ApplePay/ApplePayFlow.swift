/// The flow of Apple Pay in Drop-in: the sheet's conversation, and the authorisation.
///
/// What it has in common with the other methods is `DropInCourse`; what it has alone is `ApplePaySteps`.
public struct ApplePayFlow: Hashable, Sendable {
    package private(set) var course = DropInCourse<ApplePaySteps>()

    /// An Apple Pay button that is not offered yet.
    package init() {}

    /// What the flow is doing, with what it has learnt.
    public var state: DropInState<ApplePaySteps> { course.state }

    /// Takes an event: moves the state, and says what is to be done.
    package mutating func handle(_ event: DropInEvent<ApplePaySteps>) -> Reaction<DropInEffect<ApplePaySteps>> {
        course.handle(event)
    }
}

extension ApplePayFlow: DropInFlow {
    package typealias Method = ApplePaySteps
}
