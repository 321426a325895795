public import PaymentFlows

/// The configuration of a Paze button, whose properties and callbacks are set one by one (TY-20).
///
/// A closure is read when it is delivered, and a property when a validation or request uses it (EN-29), so both may be changed
/// while sessions run, from anywhere. The callbacks of one session run one at a time; each in its declared isolation (EN-15).
/// Copies share what they have in common.
public final class PazeButtonComponentConfig: BaseComponentConfig, @unchecked Sendable {
    // Unchecked because its superclass is; all that changes is behind the lock.

    /// An own e-mail is what tells most buttons from their template: it has a place of its own, and all else is shared.
    private struct Contents: Sendable {
        var callbacks: Shared<PazeCallbacks>
        var settings: Evidence<PazeSettings>
        var emailAddress: String?
    }
    private let contents: Lock<Contents>

    /// Makes a configuration with nothing set.
    public override init() {
        contents = Lock(Contents(callbacks: .unset, settings: PazeSettings.unset))
        super.init()
    }

    private init(_ contents: Contents) {
        self.contents = Lock(contents)
        super.init()
    }

    /// A configuration that starts as this one is now: a session's own, made from a template.
    public func copy() -> PazeButtonComponentConfig { PazeButtonComponentConfig(contents.withLock { $0 }) }

    /// Whether a callback is set. Nothing is copied or retained: many sessions share them.
    @inline(__always)
    func has(_ isSet: (PazeCallbacks) -> Bool) -> Bool { contents.withLock { isSet($0.callbacks.value) } }

    /// All properties as they are at one moment.
    func properties() -> (settings: Evidence<PazeSettings>, emailAddress: String?) {
        contents.withLock { ($0.settings, $0.emailAddress) }
    }

    var callbacks: Shared<PazeCallbacks> { contents.withLock { $0.callbacks } }
    var settings: Evidence<PazeSettings> { contents.withLock { $0.settings } }

    /// The gates that the host answers later, from anywhere, in place of a closure (EN-19). None by default.
    public var deferredGates: PazeGates {
        get { contents.withLock { $0.callbacks.value.deferred } }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.deferred = newValue } }
    }

    private func set(_ change: @Sendable (inout PazeSettings) -> Void) {
        contents.withLock { contents in
            var settings = contents.settings.payload
            change(&settings)
            contents.settings = Evidence(settings)
        }
    }

    private func set(_ change: @Sendable (inout PazeCallbacks) -> Void) {
        contents.withLock { contents in
            var callbacks = contents.callbacks.value
            change(&callbacks)
            contents.callbacks = Shared(callbacks)
        }
    }

    // MARK: properties

    /// The shopper's e-mail, at most 128 ASCII characters (TY-22). Nil: not sent.
    public var emailAddress: String? {
        get { contents.withLock { $0.emailAddress } }
        set { contents.withLock { $0.emailAddress = newValue } }
    }

    /// The shopper's US phone: 11 digits starting with 1 (TY-22). Nil: not sent.
    public var phoneNumber: String? {
        get { settings.payload.phoneNumber }
        set { set { (settings: inout PazeSettings) in settings.phoneNumber = newValue } }
    }

    /// The statement descriptor, at most 25 characters. Nil: not sent.
    public var paymentDescription: String? {
        get { settings.payload.paymentDescription }
        set { set { (settings: inout PazeSettings) in settings.paymentDescription = newValue } }
    }

    /// Which billing address the web checkout collects. Nil: all.
    public var billingPreference: PazeBillingPreference? {
        get { settings.payload.billingPreference }
        set { set { (settings: inout PazeSettings) in settings.billingPreference = newValue } }
    }

    /// Paze may ask before it opens the web checkout. Nil: not sent.
    public var confirmLaunch: Bool? {
        get { settings.payload.confirmLaunch }
        set { set { (settings: inout PazeSettings) in settings.confirmLaunch = newValue } }
    }

    /// An id that Paze echoes, at most 64 characters. Nil: the session's own id.
    public var sessionId: String? {
        get { settings.payload.sessionId }
        set { set { (settings: inout PazeSettings) in settings.sessionId = newValue } }
    }

    /// Countries that may be shipped to, two capital letters each. Nil or empty: not sent.
    public var acceptedShippingCountries: [String]? {
        get { settings.payload.acceptedShippingCountries }
        set { set { (settings: inout PazeSettings) in settings.acceptedShippingCountries = newValue } }
    }

    /// Card networks to offer. Nil, empty or all three: no filter is sent.
    public var acceptedPaymentCardNetworks: [PazeAcceptedPaymentCardNetwork]? {
        get { settings.payload.acceptedPaymentCardNetworks }
        set { set { (settings: inout PazeSettings) in settings.acceptedPaymentCardNetworks = newValue } }
    }

    /// Partner brands in the wallet. Nil or empty: not sent.
    public var cobrand: [PazeCobrandConfig]? {
        get { settings.payload.cobrand }
        set { set { (settings: inout PazeSettings) in settings.cobrand = newValue } }
    }

    /// Order context for creation and completion. Nil: not sent.
    public var enhancedTransactionData: PazeEnhancedTransactionDataConfig? {
        get { settings.payload.enhancedTransactionData }
        set { set { (settings: inout PazeSettings) in settings.enhancedTransactionData = newValue } }
    }

    /// How a client draws the button; kept as data, nothing is drawn here. Nil: the defaults.
    public var style: PazeButtonStyleConfig? {
        get { settings.payload.style }
        set { set { (settings: inout PazeSettings) in settings.style = newValue } }
    }

    /// The decrypted billing address goes into the address verification (PZ-44). Nil: false.
    public var performAVS: Bool? {
        get { settings.payload.performAVS }
        set { set { (settings: inout PazeSettings) in settings.performAVS = newValue } }
    }

    // MARK: callbacks

    /// Called when presentment has succeeded, right before `onPresentmentResolved(true)` (PZ-02).
    public var onInit: (@Sendable () -> Void)? {
        get { callbacks.value.onInit }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onInit = newValue } }
    }

    /// Called when it is known whether the button is shown (PZ-02, PZ-03).
    public var onPresentmentResolved: (@Sendable (Bool) -> Void)? {
        get { callbacks.value.onPresentmentResolved }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onPresentmentResolved = newValue } }
    }

    /// Called when presentment, checkout, complete or decryption has failed (PZ-47).
    public var onError: (@Sendable (BaseSdkException) -> Void)? {
        get { callbacks.value.onError }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onError = newValue } }
    }

    /// Called when a tap was accepted, before anything is checked; it cannot veto (PZ-10).
    public var onPazeButtonClicked: (@Sendable () async -> Void)? {
        get { callbacks.value.onPazeButtonClicked }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onPazeButtonClicked = newValue } }
    }

    /// Asked when the shopper has completed the web checkout; false rejects it (PZ-20). Nil: true.
    public var onCheckoutComplete: (@Sendable (PazeCheckoutResult) async -> Bool)? {
        get { callbacks.value.onCheckoutComplete }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onCheckoutComplete = newValue } }
    }

    /// Called when the web checkout ended without completion, whoever ended it (PZ-15).
    public var onCheckoutIncomplete: (@Sendable (PazeCheckoutResult) async -> Void)? {
        get { callbacks.value.onCheckoutIncomplete }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onCheckoutIncomplete = newValue } }
    }

    /// Called when the complete call has succeeded (PZ-23).
    public var onComplete: (@Sendable (PazeCompleteResult) async -> Void)? {
        get { callbacks.value.onComplete }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onComplete = newValue } }
    }

    /// Asked before the token is decrypted; false hands over to your backend (PZ-30). Nil: true.
    public var onPreDecryption: (@Sendable () async -> Bool)? {
        get { callbacks.value.onPreDecryption }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onPreDecryption = newValue } }
    }

    /// Called with the decrypted payload (PZ-32).
    public var onPostDecryption: (@Sendable (PazeDecryptTokenResponseSuccess) async -> Void)? {
        get { callbacks.value.onPostDecryption }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onPostDecryption = newValue } }
    }

    /// Asked before the authorisation (PZ-40). Nil: proceed.
    public var onPreAuthorisation: (@Sendable () async -> PazePreAuthorisationResult)? {
        get { callbacks.value.onPreAuthorisation }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onPreAuthorisation = newValue } }
    }

    /// Called when the authorisation has an answer with ids, also a refusal: verify the outcome (PZ-45).
    public var onPostAuthorisation: (@Sendable (MerchantSubmitResult) async -> Void)? {
        get { callbacks.value.onPostAuthorisation }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onPostAuthorisation = newValue } }
    }

    /// Called when the authorisation failed or its outcome is unknown (PZ-45).
    public var onSubmitError: (@Sendable (BaseSubmitResult) async -> Void)? {
        get { callbacks.value.onSubmitError }
        set { set { (callbacks: inout PazeCallbacks) in callbacks.onSubmitError = newValue } }
    }
}
