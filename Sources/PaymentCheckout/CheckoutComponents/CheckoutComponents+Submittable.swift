public import PaymentFlows

extension CheckoutComponents {
    /// A payment method that the host can submit.
    public protocol Submittable: Sendable {
        /// What is entered can be submitted as it stands.
        var isValid: Bool { get async }
        /// The host has to show a pay button of its own.
        var isPayButtonRequired: Bool { get }
        /// Submits the payment, without `handleTap` (CC-06).
        @discardableResult
        func submit() async -> CheckoutComponents.Progress
    }
}
