public import PaymentFlows

extension CheckoutComponents {
    /// A payment method whose token can be handed to the host.
    public protocol Tokenizable: Sendable {
        /// Makes the token and gives it to `onTokenized`; nothing is paid by it (CC-11).
        @discardableResult
        func tokenize() async -> CheckoutComponents.Progress
    }

    /// Where an attempt is when a call returns.
    public typealias Progress = PaymentCheckout.Progress<CheckoutComponentFlow.Waiting>
}
