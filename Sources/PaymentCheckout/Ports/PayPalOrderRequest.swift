public import FoundationEssentials
public import PaymentFlows

/// What a PayPal order is created with (DI-50).
public struct PayPalOrderRequest: Sendable {
    /// What is to be done with the order once it is approved.
    public let intent: PayPalIntentType
    let terms: DropInRequestTerms
    let order: Evidence<DropInOrder<PayPalSteps.Means>>
}

extension PayPalOrderRequest {
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
    /// The account may be kept for later payments (DI-20).
    public var consent: Bool? { order.payload.means.payload.consent }
    /// The shopper that `onGetShopper` named.
    public var shopper: TransactionShopper? { order.payload.shopper?.payload }
    /// The address that `onGetShippingAddress` named.
    public var shippingAddress: ShippingAddress? { order.payload.address?.payload }
}
