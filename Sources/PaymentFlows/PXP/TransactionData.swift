public import FoundationEssentials

/// What is to be paid, and under which id (TY-03).
///
/// What most payments do not use is kept behind one reference, because a parked session holds one of these.
public struct TransactionData: Sendable {
    /// How many characters a merchant transaction id may have, a suffix for a later transaction included (EN-47). 50.
    public static let maximumIdLength = 50
    /// How many characters a link id may have. 50.
    public static let maximumLinkIdLength = 50

    /// The amount in major units. Whether it can be used is decided with the currency (TY-09).
    public var amount: Decimal
    /// The currency's ISO 4217 code, for example "USD".
    public var currency: String
    /// How the shopper's data came in.
    public var entryType: EntryType
    /// What is to be done, for each kind of method.
    public var intent: TransactionIntentData
    /// Your id for the transaction: at most 50 characters, and new for every payment.
    public var merchantTransactionId: String
    /// Your date for the transaction, read when it is built.
    public var merchantTransactionDate: @Sendable () -> Date
    /// What most payments do not have. Nil: neither a repetition nor a link.
    package private(set) var extras: Evidence<TransactionExtras>?

    /// Describes a payment; it is not repeated and has no link by default.
    public init(
        amount: Decimal, currency: String, entryType: EntryType, intent: TransactionIntentData,
        merchantTransactionId: String, merchantTransactionDate: @escaping @Sendable () -> Date,
        recurring: RecurringData? = nil, linkId: String? = nil
    ) {
        self.amount = amount
        self.currency = currency
        self.entryType = entryType
        self.intent = intent
        self.merchantTransactionId = merchantTransactionId
        self.merchantTransactionDate = merchantTransactionDate
        self.extras = TransactionExtras(recurring: recurring, linkId: linkId).kept
    }

    /// How the payment will be repeated. Nil, the default: it will not.
    public var recurring: RecurringData? {
        get { extras?.payload.recurring }
        set { extras = TransactionExtras(recurring: newValue, linkId: linkId).kept }
    }

    /// The id of a payment link the payment belongs to, if any.
    public var linkId: String? {
        get { extras?.payload.linkId }
        set { extras = TransactionExtras(recurring: recurring, linkId: newValue).kept }
    }

    /// What keeps a session with this transaction from being made; nil: nothing (TY-01).
    public var configurationProblem: ConfigurationProblem? {
        if let problem = Self.problem(ofId: merchantTransactionId) { return problem }
        if !TextRule.isCapitals(currency, 3) { return .currencyMalformed }
        if let linkId, TextRule.exceeds(linkId, Self.maximumLinkIdLength) { return .linkIdTooLong }
        return nil
    }
}

extension TransactionData {
    /// Why no transaction can go under an id; nil: one can (TY-03).
    package static func problem(ofId id: String) -> ConfigurationProblem? {
        if TextRule.isBlank(id) { return .merchantTransactionIdBlank }
        return TextRule.exceeds(id, maximumIdLength) ? .merchantTransactionIdTooLong : nil
    }
}
