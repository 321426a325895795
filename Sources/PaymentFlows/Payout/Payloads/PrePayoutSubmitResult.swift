/// The answer of `onPrePayoutSubmit` (PO-03). Nil in its place counts as not approved.
public struct PrePayoutSubmitResult: Hashable, Sendable {
    /// The payout may be made; false cancels it.
    public let isApproved: Bool

    /// Approves a payout, or does not.
    public init(isApproved: Bool) { self.isApproved = isApproved }
}
