/// What PayPal's own steps want done.
package enum PayPalEffect: Hashable, Sendable, NamedStep {
    case createOrder(Evidence<DropInOrder<PayPalSteps.Means>>)

    package var name: String { "createOrder" }
    package static var names: [String] { ["createOrder"] }
}
