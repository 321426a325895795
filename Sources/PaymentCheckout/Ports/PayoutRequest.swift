public import FoundationEssentials
public import PaymentFlows

/// What goes with the payout call (PO-04).
public struct PayoutRequest: Sendable {
    /// The date of the transaction, from the host's own closure.
    public let merchantTransactionDate: Date
    /// The merchant's owner id.
    public let ownerId: String
    /// The key that the host has named (EN-45).
    let suppliedKey: String?
    let extras: Evidence<TransactionExtras>?
    /// What is sent, as it was approved.
    let sending: Evidence<PayoutSending>
}

extension PayoutRequest {
    private var attempt: Attempt { sending.payload.attempt.payload }

    /// The id under which the transaction is known to the merchant (EN-47).
    public var merchantTransactionId: String { attempt.merchantTransactionId }
    /// The key under which the provider pays once, whatever is retried (EN-45, PO-07).
    public var idempotencyKey: String { suppliedKey ?? attempt.idempotencyKey(method: PayoutMethod.name) }
    /// The session's id at the vendor.
    public var sessionId: String { attempt.sessionId }
    /// The amount, read once when the attempt started (EN-35).
    public var amount: Amount { sending.payload.order.payload.amount }
    /// How the payment will be repeated; nil: it will not (TY-03).
    public var recurring: RecurringData? { extras?.payload.recurring }
    /// The id of the payment link that the payment belongs to, if any (TY-03).
    public var linkId: String? { extras?.payload.linkId }
    /// To whom it goes (PO-06, PO-11).
    public var recipient: PayoutRecipient { sending.payload.order.payload.recipient }
}
