package import PaymentCheckout

/// A session that was opened for a play, and its components.
package struct ExploredOpening<Component: ExploredComponent>: Sendable {
    package let checkout: PxpCheckout
    package let components: [Component]

    package init(_ checkout: PxpCheckout, _ components: [Component]) {
        self.checkout = checkout
        self.components = components
    }
}
