public import FoundationEssentials
public import PaymentFlows

/// What the capture or authorisation of an approved order goes with (DI-52).
public struct PayPalSettlementRequest: Sendable {
    let terms: DropInRequestTerms
    let sending: Evidence<DropInSending<PayPalPurchase>>
}

extension PayPalSettlementRequest {
    private var approved: PayPalApproving { sending.payload.purchase.payload.approved.payload }

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
    /// The approved order.
    public var order: PayPalOrder { approved.created }
    /// The account may be kept for later payments (DI-20).
    public var consent: Bool? { approved.order.payload.means.payload.consent }
    /// The shopper that `onGetShopper` named.
    public var shopper: TransactionShopper? { approved.order.payload.shopper?.payload }
    /// The address that `onGetShippingAddress` named.
    public var shippingAddress: ShippingAddress? { approved.order.payload.address?.payload }
}
