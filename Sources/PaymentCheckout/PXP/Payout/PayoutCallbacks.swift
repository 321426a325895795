internal import PaymentFlows

/// The five callbacks of the payout component as they are now, and whether the host answers the gate in their place.
struct PayoutCallbacks: Sendable {
    var onClick: (@Sendable () async -> Void)?
    var onPrePayoutSubmit: (@Sendable () async -> PrePayoutSubmitResult?)?
    var onPostPayout: (@Sendable (MerchantSubmitResult) async -> Void)?
    var onCancel: (@Sendable () async -> Void)?
    var onError: (@Sendable (BaseSdkException) async -> Void)?
}
