/// A tap that cannot lead to a payment, and why.
public struct DropInVainTap<Input: Hashable & Sendable>: Hashable, Sendable {
    /// The tap.
    public let tap: Evidence<DropInTap<Input>>
    /// What `onError` tells.
    public let failure: PaymentFailure

    /// Describes a tap in vain.
    public init(tap: Evidence<DropInTap<Input>>, failure: PaymentFailure) {
        self.tap = tap
        self.failure = failure
    }
}
