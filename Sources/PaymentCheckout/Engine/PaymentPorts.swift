/// The gateways that an engine calls, one for each kind of provider.
public struct PaymentPorts: Sendable {
    /// Paze and its authorisations. Nil: a Paze button cannot be created.
    public var paze: (any PazeGateway)?
    /// PayPal payouts. Nil: a payout ends as not sent.
    public var payout: (any PayoutGateway)?

    /// Checkout.com. Nil: its components cannot be configured.
    public var components: (any ComponentsGateway)?

    /// Names the gateways; all are nil by default.
    public init(
        paze: (any PazeGateway)? = nil, payout: (any PayoutGateway)? = nil,
        components: (any ComponentsGateway)? = nil
    ) {
        self.paze = paze
        self.payout = payout
        self.components = components
    }
}
