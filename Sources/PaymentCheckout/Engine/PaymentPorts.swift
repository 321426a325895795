internal import PaymentFlows

/// The gateways that an engine calls, one for each kind of provider.
public struct PaymentPorts: Sendable {
    /// Paze and its authorisations. Nil: a Paze button cannot be created.
    public var paze: (any PazeGateway)?
    /// PayPal payouts. Nil: a payout ends as not sent.
    public var payout: (any PayoutGateway)?
    /// Cards: the token vault, 3DS and authorisations. Nil: Drop-in does not offer cards (SDK1101).
    public var card: (any CardGateway)?
    /// PayPal orders. Nil: Drop-in does not offer PayPal (SDK1102).
    public var paypal: (any PayPalGateway)?
    /// The Apple Pay sheet and its authorisations. Nil: Drop-in does not offer Apple Pay (SDK1119).
    public var applePay: (any ApplePayGateway)?
    /// Checkout.com. Nil: its components cannot be configured.
    public var components: (any ComponentsGateway)?

    /// Names the gateways; all are nil by default.
    public init(
        paze: (any PazeGateway)? = nil, payout: (any PayoutGateway)? = nil, card: (any CardGateway)? = nil,
        paypal: (any PayPalGateway)? = nil, applePay: (any ApplePayGateway)? = nil,
        components: (any ComponentsGateway)? = nil
    ) {
        self.paze = paze
        self.payout = payout
        self.card = card
        self.paypal = paypal
        self.applePay = applePay
        self.components = components
    }
}

extension PaymentPorts {
    var dropInGateways: DropInGateways {
        var gateways: DropInGateways = []
        if card != nil { gateways.insert(.card) }
        if paypal != nil { gateways.insert(.paypal) }
        if applePay != nil { gateways.insert(.applePay) }
        if paze != nil { gateways.insert(.paze) }
        return gateways
    }
}
