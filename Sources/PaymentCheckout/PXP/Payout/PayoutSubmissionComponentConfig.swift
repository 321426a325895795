public import PaymentFlows

/// The configuration of a payout component, whose properties and callbacks are set at once or one by one (TY-30).
///
/// A closure is read when it is delivered, and a property when a validation uses it (EN-29), so both may be changed while sessions
/// run, from anywhere. The callbacks of one session run one at a time; each in its declared isolation (EN-15).
open class PayoutSubmissionComponentConfig: BaseComponentConfig, @unchecked Sendable {
    // Unchecked because its superclass is; all that changes is behind the lock.

    private struct Contents: Sendable {
        var callbacks: PayoutCallbacks
        var recipientType: PayoutRecipientType?
        var wallet: PayPalWallet?
        var submitText: String?
        var submitAccessibilityLabel: String?
        var defersApproval = false
    }
    private let contents: Lock<Contents>

    /// Makes a configuration; everything is nil by default.
    public init(
        recipientType: PayoutRecipientType? = nil, wallet: PayPalWallet? = nil, submitText: String? = nil,
        submitAccessibilityLabel: String? = nil, onClick: (@Sendable () async -> Void)? = nil,
        onPrePayoutSubmit: (@Sendable () async -> PrePayoutSubmitResult?)? = nil,
        onPostPayout: (@Sendable (MerchantSubmitResult) async -> Void)? = nil,
        onCancel: (@Sendable () async -> Void)? = nil, onError: (@Sendable (BaseSdkException) async -> Void)? = nil
    ) {
        contents = Lock(
            Contents(
                callbacks: PayoutCallbacks(
                    onClick: onClick, onPrePayoutSubmit: onPrePayoutSubmit, onPostPayout: onPostPayout,
                    onCancel: onCancel, onError: onError),
                recipientType: recipientType, wallet: wallet, submitText: submitText,
                submitAccessibilityLabel: submitAccessibilityLabel))
        super.init()
    }

    var callbacks: PayoutCallbacks { contents.withLock { $0.callbacks } }

    private func get<Value: Sendable>(_ read: @Sendable (Contents) -> Value) -> Value { contents.withLock { read($0) } }

    private func set(_ change: @Sendable (inout Contents) -> Void) { contents.withLock { change(&$0) } }

    // MARK: properties

    /// What the receiver is known by (PO-11). Nil: the payer id of the checkout's wallet.
    public var recipientType: PayoutRecipientType? {
        get { get { $0.recipientType } }
        set { set { $0.recipientType = newValue } }
    }

    /// A wallet whose e-mail address is used in place of the checkout's. Nil: the checkout's.
    ///
    /// The payer id, and who makes the payout, always come from `PayPalConfig.payout.paypalWallet` (PO-05, PO-06).
    public var wallet: PayPalWallet? {
        get { get { $0.wallet } }
        set { set { $0.wallet = newValue } }
    }

    /// What a client writes on the button; kept as data, nothing is drawn here. Nil: the client's own words.
    public var submitText: String? {
        get { get { $0.submitText } }
        set { set { $0.submitText = newValue } }
    }

    /// What a client's screen reader says for the button. Nil: the text.
    public var submitAccessibilityLabel: String? {
        get { get { $0.submitAccessibilityLabel } }
        set { set { $0.submitAccessibilityLabel = newValue } }
    }

    /// The host answers the gate `onPrePayoutSubmit` later, from anywhere, in place of a closure (EN-19). False by default.
    public var defersApproval: Bool {
        get { get { $0.defersApproval } }
        set { set { $0.defersApproval = newValue } }
    }

    // MARK: callbacks

    /// Called when a tap was accepted, before anything is checked; it cannot veto (PO-02).
    public var onClick: (@Sendable () async -> Void)? {
        get { callbacks.onClick }
        set { set { $0.callbacks.onClick = newValue } }
    }

    /// Asked before the payout is made; nil or not approved cancels it (PO-03). Nil: approved.
    ///
    /// It is asked only where `proceedPayoutWithSdk` is true (PO-05).
    public var onPrePayoutSubmit: (@Sendable () async -> PrePayoutSubmitResult?)? {
        get { callbacks.onPrePayoutSubmit }
        set { set { $0.callbacks.onPrePayoutSubmit = newValue } }
    }

    /// Called once when the payout is accepted or completed; acceptance is not receipt of funds (PO-04).
    ///
    /// After a hand-over to your backend it is called when an outside notification says that the payout was made (PO-05).
    public var onPostPayout: (@Sendable (MerchantSubmitResult) async -> Void)? {
        get { callbacks.onPostPayout }
        set { set { $0.callbacks.onPostPayout = newValue } }
    }

    /// Called when the payout was cancelled: by `onPrePayoutSubmit`, or by the host before anything was sent (PO-03, EN-37).
    public var onCancel: (@Sendable () async -> Void)? {
        get { callbacks.onCancel }
        set { set { $0.callbacks.onCancel = newValue } }
    }

    /// Called when the payout failed, was refused, or its outcome is unknown (PO-02, PO-04).
    public var onError: (@Sendable (BaseSdkException) async -> Void)? {
        get { callbacks.onError }
        set { set { $0.callbacks.onError = newValue } }
    }
}
