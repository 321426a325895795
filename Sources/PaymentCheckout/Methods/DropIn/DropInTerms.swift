internal import PaymentFlows

/// What the methods of one Drop-in need of its configuration: callbacks and what holds for the methods, without the session's keys.
///
/// What every attempt asks for is a field of its own: the whole of `methodConfig` would be copied each time.
struct DropInTerms: Sendable {
    let onBeforeSubmit: (@Sendable (DropInPaymentMethod) async -> Bool)?
    let deferredGates: DropInGates
    let onSubmit: (@Sendable (DropInPaymentMethod) async -> Void)?
    let onSuccess: (@Sendable (DropInSubmitResult) async -> Void)?
    let onError: (@Sendable (DropInPaymentMethod?, BaseSdkException) async -> Void)?
    let onCancel: (@Sendable (DropInPaymentMethod, (any Sendable)?) async -> Void)?
    let onGetConsent: (@Sendable (DropInPaymentMethod) async -> Bool)?
    let riskScreeningData: RiskScreeningData?
    /// Why the risk data cannot be used; nil: they can, or there are none (TY-05).
    let riskProblem: FieldProblem?
    let shippingOptions: [ApplePayShippingMethod]
    let cardRestrictions: CardRestrictions
    let sessionRestrictions: CardRestrictions
    let showsConsentControl: Bool
    let authentication: Evidence<CardAuthenticationConfig>?
    let methodConfig: DropInMethodConfig?

    init(_ config: CheckoutDropInConfig) {
        onBeforeSubmit = config.onBeforeSubmit
        deferredGates = config.deferredGates
        onSubmit = config.onSubmit
        onSuccess = config.onSuccess
        onError = config.onError
        let methods = config.methodConfig
        onCancel = methods?.global?.onCancel
        onGetConsent = methods?.global?.onGetConsent
        riskScreeningData = methods?.global?.riskScreeningData
        riskProblem = riskScreeningData?.validate()
        shippingOptions = methods?.global?.shippingOptions ?? []
        cardRestrictions = methods?.cardRestrictions ?? CardRestrictions()
        sessionRestrictions = config.session.restrictions.map { CardRestrictions($0) } ?? CardRestrictions()
        showsConsentControl = methods?.card?.storeCardConsent == .ask
        authentication = Evidence.of(methods?.card?.authentication)
        methodConfig = methods
    }
}
