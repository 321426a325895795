/// Checkout.com's Flow components: what a host makes its components with, and the namespace of their types (CC-01).
///
/// The module of the engine adds the initialiser that takes a configuration.
public struct CheckoutComponents: Sendable {
    /// The engine's side of it: whatever makes and keeps the components.
    package let owner: any AnyObject & Sendable

    package init(owner: any AnyObject & Sendable) { self.owner = owner }

    /// The provider's id of a payment, for example "pay_abc".
    public typealias PaymentID = String
}
