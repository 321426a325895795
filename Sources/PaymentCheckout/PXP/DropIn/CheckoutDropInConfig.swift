public import PaymentFlows

/// What a Drop-in checkout is made of (TY-11, TY-40).
public struct CheckoutDropInConfig: Sendable {
    /// Test or live.
    public var environment: CheckoutEnvironment
    /// The session as created at the vendor.
    public var session: SessionData
    /// What is to be paid.
    public var transactionData: DropInTransactionData
    /// The shopper's id at the merchant.
    public var merchantShopperId: String
    /// The merchant's own id at the vendor.
    public var ownerId: String
    /// No device data goes with risk data. False by default.
    public var kountDisabled: Bool
    /// The query for a shipping address (DI-04). Nil: there is none.
    public var onGetShippingAddress: (@Sendable () async -> ShippingAddress?)?
    /// The query for the shopper (DI-02). Nil: the shopper is not named.
    public var onGetShopper: (@Sendable () async -> TransactionShopper?)?
    /// The gate before a payment (DI-10). Nil: true.
    public var onBeforeSubmit: (@Sendable (DropInPaymentMethod) async -> Bool)?
    /// The gates that wait for an answer by `answerCard(beforeSubmit:attempt:)` and its like, instead of a closure (EN-19). Default: none.
    ///
    /// A gate that has a closure too is deferred, and the closure is not called.
    public var deferredGates: DropInGates = []
    /// The submission has begun (DI-11).
    public var onSubmit: (@Sendable (DropInPaymentMethod) async -> Void)?
    /// The payment succeeded (DI-13).
    public var onSuccess: (@Sendable (DropInSubmitResult) async -> Void)?
    /// The payment failed, or a method cannot be offered; no method: it is about all of them (DI-14).
    public var onError: (@Sendable (DropInPaymentMethod?, BaseSdkException) async -> Void)?
    /// What holds for the methods. Nil: the defaults of each.
    public var methodConfig: DropInMethodConfig?
    /// The observer of analytics events: not a callback, it has a bounded lane of its own (EN-10).
    public var analyticsEvent: (@Sendable (BaseAnalyticsEvent) -> Void)?

    /// Describes a Drop-in checkout; all callbacks are nil by default.
    public init(
        environment: CheckoutEnvironment, session: SessionData, transactionData: DropInTransactionData,
        merchantShopperId: String, ownerId: String, kountDisabled: Bool = false,
        onGetShippingAddress: (@Sendable () async -> ShippingAddress?)? = nil,
        onGetShopper: (@Sendable () async -> TransactionShopper?)? = nil,
        onBeforeSubmit: (@Sendable (DropInPaymentMethod) async -> Bool)? = nil,
        onSubmit: (@Sendable (DropInPaymentMethod) async -> Void)? = nil,
        onSuccess: (@Sendable (DropInSubmitResult) async -> Void)? = nil,
        onError: (@Sendable (DropInPaymentMethod?, BaseSdkException) async -> Void)? = nil,
        methodConfig: DropInMethodConfig? = nil, analyticsEvent: (@Sendable (BaseAnalyticsEvent) -> Void)? = nil
    ) {
        self.environment = environment
        self.session = session
        self.transactionData = transactionData
        self.merchantShopperId = merchantShopperId
        self.ownerId = ownerId
        self.kountDisabled = kountDisabled
        self.onGetShippingAddress = onGetShippingAddress
        self.onGetShopper = onGetShopper
        self.onBeforeSubmit = onBeforeSubmit
        self.onSubmit = onSubmit
        self.onSuccess = onSuccess
        self.onError = onError
        self.methodConfig = methodConfig
        self.analyticsEvent = analyticsEvent
    }
}
