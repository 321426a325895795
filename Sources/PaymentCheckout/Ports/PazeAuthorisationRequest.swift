public import FoundationEssentials
public import PaymentFlows

/// What goes with the authorise call (PZ-45).
public struct PazeAuthorisationRequest: Sendable {
    /// The id under which the transaction is known to the merchant (EN-47).
    public let merchantTransactionId: String
    /// The date of the transaction, from the host's own closure.
    public let merchantTransactionDate: Date
    /// The key under which the provider charges once (EN-45).
    public var idempotencyKey: String { attempt.payload.idempotencyKey(method: PazeMethod.name) }
    /// The attempt, of which the key is made when it is read.
    let attempt: Evidence<Attempt>
    /// The amount, read once when the attempt started (EN-35).
    public let amount: Amount
    /// What the transaction is to do.
    public let intent: PaymentIntentKind
    /// The decrypted payload: network token, shopper, billing address.
    public let payload: PazeDecryptTokenResponseSuccess
    /// The shopper that `onGetShopper` named.
    public let shopper: TransactionShopper?
    /// The risk data that `onPreAuthorisation` gave, if any.
    public let riskScreeningData: RiskScreeningData?
    /// No device data goes with the risk data (PZ-42).
    public let excludesDeviceData: Bool
    /// The address for the address verification, where that is asked for (PZ-44).
    public let addressVerification: PazeDecryptTokenResponseSuccess.BillingAddress?
    /// The session's id at the vendor.
    public let sessionId: String
    /// The merchant's owner id.
    public let ownerId: String
}
