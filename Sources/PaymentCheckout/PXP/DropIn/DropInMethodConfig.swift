public import PaymentFlows

/// What holds for the methods of Drop-in, all together and each alone (TY-40).
public struct DropInMethodConfig: Sendable {
    /// For all methods.
    public var global: DropInGlobalConfig?
    /// For cards.
    public var card: DropInCardConfig?
    /// For PayPal.
    public var paypal: DropInPayPalConfig?
    /// For Apple Pay.
    public var applePay: DropInApplePayConfig?
    /// For Paze. Its own callbacks are not delivered inside Drop-in (DI-21).
    public var paze: PazeButtonComponentConfig?

    /// Describes the methods; everything is nil by default.
    public init(
        global: DropInGlobalConfig? = nil, card: DropInCardConfig? = nil, paypal: DropInPayPalConfig? = nil,
        applePay: DropInApplePayConfig? = nil, paze: PazeButtonComponentConfig? = nil
    ) {
        self.global = global
        self.card = card
        self.paypal = paypal
        self.applePay = applePay
        self.paze = paze
    }

    /// Which cards may be used, as the card flow enforces it (DI-35).
    package var cardRestrictions: CardRestrictions {
        CardRestrictions(
            acceptedCardNetworks: global?.acceptedCardNetworks, allowedCardOwnerTypes: card?.allowedCardOwnerTypes,
            allowedCardFundingSource: global?.allowedCardFundingSource,
            allowedIssuerCountryCodes: global?.allowedIssuerCountryCodes)
    }
}
