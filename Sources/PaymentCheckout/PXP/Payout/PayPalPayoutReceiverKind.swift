/// Which component to create: the one that shows a payout's receiver.
public struct PayPalPayoutReceiverKind: Hashable, Sendable {
    /// A payout's receiver at PayPal.
    public static let paypalPayoutReceiver = PayPalPayoutReceiverKind()
}
