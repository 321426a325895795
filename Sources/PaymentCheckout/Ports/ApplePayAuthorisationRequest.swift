public import FoundationEssentials
public import PaymentFlows

/// What goes with Apple Pay's authorise call (DI-13, DI-42).
public struct ApplePayAuthorisationRequest: Sendable {
    /// What the transaction is to do.
    public let intent: PaymentIntentKind
    let terms: DropInRequestTerms
    let sending: Evidence<DropInSending<ApplePayPurchase>>
}

extension ApplePayAuthorisationRequest {
    private var order: DropInOrder<ApplePaySteps.Means> { sending.payload.purchase.payload.order.payload }

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
    /// The wallet's id of the payment.
    public var paymentId: String { order.means.payload.admitted.payload.authorisation.payload.paymentId }
    /// The wallet's payment token.
    public var token: Sensitive<String> { order.means.payload.admitted.payload.authorisation.payload.token }
    /// The wallet may be kept for later payments (DI-20).
    public var consent: Bool? { order.means.payload.consent }
    /// The shopper that `onGetShopper` named.
    public var shopper: TransactionShopper? { order.shopper?.payload }
    /// The address that `onGetShippingAddress` named.
    public var shippingAddress: ShippingAddress? { order.address?.payload }
}
