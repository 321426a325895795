internal import PaymentFlows

/// What the methods of one Drop-in need of its configuration: callbacks and what holds for the methods, without the session's keys.
struct DropInTerms: Sendable {
    let onBeforeSubmit: (@Sendable (DropInPaymentMethod) async -> Bool)?
    let onSubmit: (@Sendable (DropInPaymentMethod) async -> Void)?
    let onSuccess: (@Sendable (DropInSubmitResult) async -> Void)?
    let onError: (@Sendable (DropInPaymentMethod?, BaseSdkException) async -> Void)?
    let methodConfig: DropInMethodConfig?

    init(_ config: CheckoutDropInConfig) {
        onBeforeSubmit = config.onBeforeSubmit
        onSubmit = config.onSubmit
        onSuccess = config.onSuccess
        onError = config.onError
        methodConfig = config.methodConfig
    }
}
