internal import PaymentFlows

/// The twelve callbacks of the Paze button as they are now, and which gates the host answers in their place.
struct PazeCallbacks: Sendable {
    var onInit: (@Sendable () -> Void)?
    var onPresentmentResolved: (@Sendable (Bool) -> Void)?
    var onError: (@Sendable (BaseSdkException) -> Void)?
    var onPazeButtonClicked: (@Sendable () async -> Void)?
    var onCheckoutComplete: (@Sendable (PazeCheckoutResult) async -> Bool)?
    var onCheckoutIncomplete: (@Sendable (PazeCheckoutResult) async -> Void)?
    var onComplete: (@Sendable (PazeCompleteResult) async -> Void)?
    var onPreDecryption: (@Sendable () async -> Bool)?
    var onPostDecryption: (@Sendable (PazeDecryptTokenResponseSuccess) async -> Void)?
    var onPreAuthorisation: (@Sendable () async -> PazePreAuthorisationResult)?
    var onPostAuthorisation: (@Sendable (MerchantSubmitResult) async -> Void)?
    var onSubmitError: (@Sendable (BaseSubmitResult) async -> Void)?
    var deferred: PazeGates = []
}

extension Shared<PazeCallbacks> {
    /// None is set.
    static let unset = Shared(PazeCallbacks())
}
