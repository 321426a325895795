/// The flow of PayPal in Drop-in: an order, its approval, and its capture or authorisation.
///
/// What it has in common with the other methods is `DropInCourse`; what it has alone is `PayPalSteps`.
public struct PayPalFlow: Hashable, Sendable {
    package private(set) var course = DropInCourse<PayPalSteps>()

    /// A PayPal button that is not offered yet.
    package init() {}

    /// What the flow is doing, with what it has learnt.
    public var state: DropInState<PayPalSteps> { course.state }

    /// Takes an event: moves the state, and says what is to be done.
    package mutating func handle(_ event: DropInEvent<PayPalSteps>) -> Reaction<DropInEffect<PayPalSteps>> {
        course.handle(event)
    }
}

extension PayPalFlow: DropInFlow {
    package typealias Method = PayPalSteps
}
