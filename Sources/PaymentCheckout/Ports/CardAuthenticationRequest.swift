public import FoundationEssentials
public import PaymentFlows

/// What is asked of the 3DS server about a card, before and at the authentication (DI-33).
public struct CardAuthenticationRequest: Sendable {
    let terms: DropInRequestTerms
    let authenticating: Evidence<CardAuthenticating>
}

extension CardAuthenticationRequest {
    /// The id under which the transaction is known to the merchant (EN-47).
    public var merchantTransactionId: String { terms.merchantTransactionId }
    /// The key under which the provider charges once (EN-45).
    public var idempotencyKey: String { terms.idempotencyKey }
    /// The session's id at the vendor.
    public var sessionId: String { terms.sessionId }
    /// The merchant's owner id.
    public var ownerId: String { terms.ownerId }
    /// The amount of the attempt (EN-35).
    public var amount: Amount { terms.amount }
    /// The date of the transaction, from the host's own closure.
    public var merchantTransactionDate: Date { terms.merchantTransactionDate }
    /// How the payment will be repeated; nil: it will not (TY-03).
    public var recurring: RecurringData? { terms.extras?.payload.recurring }
    /// The id of the payment link that the payment belongs to, if any (TY-03).
    public var linkId: String? { terms.extras?.payload.linkId }
    /// The risk data of the configuration, if any.
    public var riskScreeningData: RiskScreeningData? { terms.riskScreeningData }
    /// No device data goes with the risk data.
    public var excludesDeviceData: Bool { terms.excludesDeviceData }
    /// The card's token.
    public var card: CardToken { authenticating.payload.order.payload.means.payload.card }
    /// Names the authentication, once the 3DS server has answered; nil: it is being asked for the first time.
    public var preInitiation: CardPreInitiation? { authenticating.payload.preInitiation }
    /// The issuer's page has taken the device's fingerprint.
    public var hasFingerprint: Bool { authenticating.payload.hasFingerprint }
    /// A challenge is asked for whatever the issuer thinks of the risk (DI-34).
    public var wantsChallenge: Bool { authenticating.payload.wantsChallenge }
    /// The shopper that `onGetShopper` named.
    public var shopper: TransactionShopper? { authenticating.payload.order.payload.shopper?.payload }
    /// The address that `onGetShippingAddress` named.
    public var shippingAddress: ShippingAddress? { authenticating.payload.order.payload.address?.payload }
}
