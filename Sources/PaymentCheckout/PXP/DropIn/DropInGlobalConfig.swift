public import PaymentFlows

/// What holds for all methods of Drop-in (TY-40).
public struct DropInGlobalConfig: Sendable {
    /// Card networks that are accepted, by the provider's words; nil or empty: all (DI-31, DI-35).
    public var acceptedCardNetworks: [String]?
    /// Sources of funds that are accepted, by the provider's words; nil or empty: all.
    public var allowedCardFundingSource: [String]?
    /// Countries of the issuer that are accepted, as two capital letters; nil or empty: all.
    public var allowedIssuerCountryCodes: [String]?
    /// The risk data to send, if any (TY-05).
    public var riskScreeningData: RiskScreeningData?
    /// The ways of shipping that a sheet offers at first.
    public var shippingOptions: [ApplePayShippingMethod]?
    /// The coupon code that a sheet shows at first.
    public var couponInfo: String?
    /// The query whether the means of payment may be kept, where no control is shown (DI-20). Nil: false.
    public var onGetConsent: (@Sendable (DropInPaymentMethod) async -> Bool)?
    /// The Apple Pay sheet was dismissed (DI-15). The processing flag stays as it is.
    public var onCancel: (@Sendable (DropInPaymentMethod, (any Sendable)?) async -> Void)?

    /// Describes what holds for all methods; everything is nil by default.
    public init(
        acceptedCardNetworks: [String]? = nil, allowedCardFundingSource: [String]? = nil,
        allowedIssuerCountryCodes: [String]? = nil, riskScreeningData: RiskScreeningData? = nil,
        shippingOptions: [ApplePayShippingMethod]? = nil, couponInfo: String? = nil,
        onGetConsent: (@Sendable (DropInPaymentMethod) async -> Bool)? = nil,
        onCancel: (@Sendable (DropInPaymentMethod, (any Sendable)?) async -> Void)? = nil
    ) {
        self.acceptedCardNetworks = acceptedCardNetworks
        self.allowedCardFundingSource = allowedCardFundingSource
        self.allowedIssuerCountryCodes = allowedIssuerCountryCodes
        self.riskScreeningData = riskScreeningData
        self.shippingOptions = shippingOptions
        self.couponInfo = couponInfo
        self.onGetConsent = onGetConsent
        self.onCancel = onCancel
    }
}
