public import PaymentFlows

extension CheckoutComponents {
    /// A payment method that can be named: what callbacks are given.
    public protocol Describable: Sendable {
        /// The provider's name of the method, for example "card".
        var name: String { get }
    }
}
