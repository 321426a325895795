public import FoundationEssentials
public import PaymentFlows

/// What goes with a card's authorise call (DI-13).
public struct CardAuthorisationRequest: Sendable {
    /// What the transaction is to do.
    public let intent: PaymentIntentKind
    let terms: DropInRequestTerms
    let sending: Evidence<DropInSending<CardPurchase>>
}

extension CardAuthorisationRequest {
    private var purchase: CardPurchase { sending.payload.purchase.payload }
    private var means: CardMeans { purchase.order.payload.means.payload }

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
    public var card: CardToken { means.card }
    /// The card is on file.
    public var isSaved: Bool { means.isSaved }
    /// The card may be kept (DI-20). Nil: there is nothing to consent to.
    public var consent: Bool? { means.consented.payload.consent }
    /// The security code of a saved card, where it was asked for again.
    public var securityCode: Sensitive<String>? {
        switch means.consented.payload.admitted.payload.tap.payload.input.submission {
        case .newCard: nil
        case .savedCard(let saved): saved.securityCode
        }
    }
    /// The issuer's word that the shopper owns the card; nil: there is no liability shift.
    public var proof: CardAuthenticationProof? { purchase.proof }
    /// The shopper that `onGetShopper` named.
    public var shopper: TransactionShopper? { purchase.order.payload.shopper?.payload }
    /// The address that `onGetShippingAddress` named.
    public var shippingAddress: ShippingAddress? { purchase.order.payload.address?.payload }
}
