public import FoundationEssentials
public import PaymentFlows

/// What a payment session is for, as the provider keeps it.
public struct PaymentSessionDetails: Hashable, Sendable {
    /// The amount in the currency's smallest unit (TY-50); zero for a card verification.
    public var amount: Int
    /// The currency, three capital letters.
    public var currency: String
    /// The methods that may be offered. Card by default.
    public var methods: [CheckoutComponents.MethodName]
    /// What the session says of storing the card (CC-10). By default nothing is stored.
    public var consent: CheckoutComponents.ConsentTerms
    /// When the session expires. Nil, the default: after the engine's own limit (EN-41).
    public var expiresOn: Date?
    /// The provider's id of the client's session, repeated in errors. Nil by default.
    public var mobileSessionID: String?

    /// Describes a payment session.
    public init(
        amount: Int, currency: String, methods: [CheckoutComponents.MethodName] = [.card],
        consent: CheckoutComponents.ConsentTerms = .init(), expiresOn: Date? = nil, mobileSessionID: String? = nil
    ) {
        self.amount = amount
        self.currency = currency
        self.methods = methods
        self.consent = consent
        self.expiresOn = expiresOn
        self.mobileSessionID = mobileSessionID
    }
}
