internal import PaymentFlows

/// One payment session: what its components are made of.
package final class ComponentsSession: Sendable {
    package let checkout: PxpCheckout
    let host: ComponentsHost

    init(_ checkout: PxpCheckout, _ host: ComponentsHost) {
        self.checkout = checkout
        self.host = host
    }

    package var supervisor: SessionSupervisor { checkout.session.supervisor }
}
