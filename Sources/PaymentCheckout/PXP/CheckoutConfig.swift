public import PaymentFlows

/// What a checkout is made of: the session, the payment, who pays whom, and the merchant's queries (TY-01).
///
/// A value: changing a copy changes no checkout that was made of it. What many checkouts have in common sits behind references,
/// so configurations derived from one another share it.
public struct CheckoutConfig: Sendable {
    /// The session as created at the vendor.
    public var session: SessionData
    /// What is to be paid.
    public var transactionData: TransactionData
    let terms: Shared<CheckoutTerms>
    let queries: Shared<CheckoutQueries>

    /// Describes a checkout. What is nil by default is not sent, and a missing query answers nil.
    public init(
        environment: CheckoutEnvironment, session: SessionData, transactionData: TransactionData,
        merchantShopperId: String,
        ownerType: String? = nil, ownerId: String, clientName: String? = nil, siteName: String? = nil,
        locale: String? = nil, paypalConfig: PayPalConfig? = nil,
        restrictions: CheckoutRestrictions? = nil, kountDisabled: Bool = false,
        onGetShippingAddress: (@Sendable () async -> ShippingAddress?)? = nil,
        onGetShopper: (@Sendable () async -> TransactionShopper?)? = nil,
        analyticsEvent: (@Sendable (BaseAnalyticsEvent) -> Void)? = nil
    ) {
        self.session = session
        self.transactionData = transactionData
        terms = Shared(
            CheckoutTerms(
                environment: environment, merchantShopperId: merchantShopperId, ownerType: ownerType, ownerId: ownerId,
                clientName: clientName, siteName: siteName, locale: locale, paypalConfig: paypalConfig,
                restrictions: restrictions,
                kountDisabled: kountDisabled))
        queries = Shared(
            CheckoutQueries(
                onGetShippingAddress: onGetShippingAddress, onGetShopper: onGetShopper, analyticsEvent: analyticsEvent))
    }

    /// The same checkout for another session and payment: what they have in common is kept once.
    public func with(session: SessionData, transactionData: TransactionData) -> CheckoutConfig {
        var other = self
        other.session = session
        other.transactionData = transactionData
        return other
    }
}

extension CheckoutConfig {
    /// Test or live.
    public var environment: CheckoutEnvironment { terms.value.environment }
    /// The shopper's id at the merchant.
    public var merchantShopperId: String { terms.value.merchantShopperId }
    /// The kind of owner, where the vendor asks for it.
    public var ownerType: String? { terms.value.ownerType }
    /// The merchant's own id at the vendor.
    public var ownerId: String { terms.value.ownerId }
    /// The merchant's name; Paze calls it `name`.
    public var clientName: String? { terms.value.clientName }
    /// The shop's name; Paze calls it `brandName`.
    public var siteName: String? { terms.value.siteName }
    /// The shopper's language, such as "en" or "de-AT". Nil: English.
    public var locale: String? { terms.value.locale }
    /// What the checkout says of PayPal (TY-30). Nil: no payout can be made.
    public var paypalConfig: PayPalConfig? { terms.value.paypalConfig }
    /// Which cards may be paid with, beyond what the session says. Kept for the host, which may read it in its gateways: no component of this
    /// checkout takes a card's number, and Paze has `acceptedPaymentCardNetworks` of its own. Drop-in obeys the session's restrictions
    /// and those of its global configuration (DI-35).
    public var restrictions: CheckoutRestrictions? { terms.value.restrictions }
    /// No device data goes with risk data (PZ-42). False by default.
    public var kountDisabled: Bool { terms.value.kountDisabled }
    /// The query for a shipping address. Paze never asks it (PZ-43).
    public var onGetShippingAddress: (@Sendable () async -> ShippingAddress?)? { queries.value.onGetShippingAddress }
    /// The query for the shopper, asked while a transaction is built (PZ-43).
    public var onGetShopper: (@Sendable () async -> TransactionShopper?)? { queries.value.onGetShopper }
    /// The observer of analytics events: not a callback, it has a bounded lane of its own (EN-10).
    public var analyticsEvent: (@Sendable (BaseAnalyticsEvent) -> Void)? { queries.value.analyticsEvent }

    /// What keeps a session from being opened with it; nil: nothing (TY-01).
    var problem: ConfigurationProblem? {
        ConfigurationProblem.of(
            session: session, transactionData: transactionData, merchantShopperId: merchantShopperId,
            ownerType: ownerType,
            ownerId: ownerId)
    }
}
