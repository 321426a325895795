/// What can be wrong with a configuration before anything has started, with its code (TY-01).
public enum ConfigurationProblem: Hashable, Sendable, CaseIterable {
    /// SDK0101: the session's id is missing.
    case sessionIdBlank
    /// SDK0102: the session's HMAC key is missing.
    case hmacKeyBlank
    /// SDK0103: the session's encryption key is missing.
    case encryptionKeyBlank
    /// SDK0104: the owner's id is missing.
    case ownerIdBlank
    /// SDK0105: the merchant's id for the shopper is missing.
    case merchantShopperIdBlank
    /// SDK0106: the merchant transaction id is missing.
    case merchantTransactionIdBlank
    /// SDK0107: the merchant transaction id is longer than 50 characters (TY-03).
    case merchantTransactionIdTooLong
    /// SDK0108: the currency is not three capital letters.
    case currencyMalformed
    /// SDK0109: there is an owner type, and it is blank.
    case ownerTypeBlank
    /// SDK0110: the link id is longer than 50 characters.
    case linkIdTooLong
    /// SDK0201: the component's configuration is not the one its type takes.
    case componentConfigMismatch
    /// SDK0202: the session makes no components of this type.
    case componentUnsupported
    /// SDK0203: the session is gone.
    case sessionDestroyed
    /// SDK0206: the host's function gave the key of another intent (EN-45).
    case idempotencyKeyShared
    /// SDK0211: the component takes e-commerce only (PO-11).
    case entryTypeUnsupported
    /// SDK0212: the transaction's intent for PayPal is something other than a payout.
    case payoutIntentRequired

    /// The code it is reported under.
    public var code: String {
        switch self {
        case .sessionIdBlank: "SDK0101"
        case .hmacKeyBlank: "SDK0102"
        case .encryptionKeyBlank: "SDK0103"
        case .ownerIdBlank: "SDK0104"
        case .merchantShopperIdBlank: "SDK0105"
        case .merchantTransactionIdBlank: "SDK0106"
        case .merchantTransactionIdTooLong: "SDK0107"
        case .currencyMalformed: "SDK0108"
        case .ownerTypeBlank: "SDK0109"
        case .linkIdTooLong: "SDK0110"
        case .componentConfigMismatch: "SDK0201"
        case .componentUnsupported: "SDK0202"
        case .sessionDestroyed: "SDK0203"
        case .idempotencyKeyShared: "SDK0206"
        case .entryTypeUnsupported: "SDK0211"
        case .payoutIntentRequired: "SDK0212"
        }
    }

    /// The field and the limit, never the value.
    public var message: String {
        switch self {
        case .sessionIdBlank: "session.sessionId is required"
        case .hmacKeyBlank: "session.hmacKey is required"
        case .encryptionKeyBlank: "session.encryptionKey is required"
        case .ownerIdBlank: "ownerId is required"
        case .merchantShopperIdBlank: "merchantShopperId is required"
        case .merchantTransactionIdBlank: "transactionData.merchantTransactionId is required"
        case .merchantTransactionIdTooLong:
            "transactionData.merchantTransactionId must have at most \(TransactionData.maximumIdLength) characters"
        case .currencyMalformed: "transactionData.currency must be three capital letters, as in ISO 4217"
        case .ownerTypeBlank: "ownerType must not be blank when it is given"
        case .linkIdTooLong:
            "transactionData.linkId must have at most \(TransactionData.maximumLinkIdLength) characters"
        case .componentConfigMismatch: "componentConfig is not of the class that the component type takes"
        case .componentUnsupported: "the component type is not supported by this session"
        case .sessionDestroyed: "the session has been destroyed"
        case .idempotencyKeyShared:
            "idempotencyKey: was given for another amount, currency, method or transaction of the session"
        case .entryTypeUnsupported: "transactionData.entryType must be ecom for this component"
        case .payoutIntentRequired: "transactionData.intent.paypal must be payout for this component"
        }
    }
}
