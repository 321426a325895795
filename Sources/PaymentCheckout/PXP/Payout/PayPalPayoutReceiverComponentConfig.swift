/// The configuration of the component that shows a payout's receiver.
public final class PayPalPayoutReceiverComponentConfig: BaseComponentConfig, @unchecked Sendable {
    // Unchecked because its superclass is; what it adds is constant.

    /// The e-mail address is shown masked, as in "s***@example.com". False by default.
    public let isMasked: Bool

    /// Makes a configuration.
    public init(isMasked: Bool = false) {
        self.isMasked = isMasked
        super.init()
    }
}
