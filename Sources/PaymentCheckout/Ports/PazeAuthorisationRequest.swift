public import FoundationEssentials
public import PaymentFlows

/// What goes with the authorise call (PZ-45).
public struct PazeAuthorisationRequest: Sendable {
    /// The date of the transaction, from the host's own closure.
    public let merchantTransactionDate: Date
    /// The amount, read once when the attempt started (EN-35).
    public let amount: Amount
    /// What the transaction is to do.
    public let intent: PaymentIntentKind
    /// No device data goes with the risk data (PZ-42).
    public let excludesDeviceData: Bool
    /// The merchant's owner id.
    public let ownerId: String
    /// The key that the host has named (EN-45).
    let suppliedKey: String?
    let extras: Evidence<TransactionExtras>?
    /// What is sent, which the attempt has learnt on its way; a request is made often, and most of it is read once.
    let sending: Evidence<PazeSending>
}

extension PazeAuthorisationRequest {
    private var attempt: Attempt { sending.payload.attempt.payload }
    private var preAuthorised: PazePreAuthorised { sending.payload.preAuthorised.payload }

    /// The id under which the transaction is known to the merchant (EN-47).
    public var merchantTransactionId: String { attempt.merchantTransactionId }
    /// The key under which the provider charges once (EN-45).
    public var idempotencyKey: String { suppliedKey ?? attempt.idempotencyKey(method: PazeMethod.name) }
    /// The session's id at the vendor.
    public var sessionId: String { attempt.sessionId }
    /// How the payment will be repeated; nil: it will not (TY-03).
    public var recurring: RecurringData? { extras?.payload.recurring }
    /// The id of the payment link that the payment belongs to, if any (TY-03).
    public var linkId: String? { extras?.payload.linkId }
    /// The decrypted payload: network token, shopper, billing address.
    public var payload: PazeDecryptTokenResponseSuccess { preAuthorised.decrypted.payload.payload }
    /// The shopper that `onGetShopper` named.
    public var shopper: TransactionShopper? { sending.payload.shopper?.payload }
    /// The risk data that `onPreAuthorisation` gave, if any.
    public var riskScreeningData: RiskScreeningData? { preAuthorised.riskScreeningData }
    /// The address for the address verification, where that is asked for (PZ-44).
    public var addressVerification: PazeDecryptTokenResponseSuccess.BillingAddress? {
        preAuthorised.performsAVS ? payload.billingAddress : nil
    }
}
