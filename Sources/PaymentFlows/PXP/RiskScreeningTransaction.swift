public import FoundationEssentials

/// Sums of the order (TY-05).
public struct RiskScreeningTransaction: Hashable, Sendable {
    /// The sum before shipping and tax, not negative, in the transaction's currency.
    public var subtotal: Decimal?

    /// Describes the sums; nil by default.
    public init(subtotal: Decimal? = nil) { self.subtotal = subtotal }
}
