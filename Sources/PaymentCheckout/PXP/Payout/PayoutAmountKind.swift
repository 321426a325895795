/// Which component to create: the one that shows a payout's amount.
public struct PayoutAmountKind: Hashable, Sendable {
    /// A payout's amount.
    public static let payoutAmount = PayoutAmountKind()
}
