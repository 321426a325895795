public import FoundationEssentials

/// A line of the sheet's summary (TY-41).
public struct ApplePayPaymentSummaryItem: Hashable, Sendable {
    /// How certain a line's amount is.
    public enum ItemType: Hashable, Sendable {
        /// It will not change.
        case final
        /// It may change.
        case pending
    }

    /// The amount in major units.
    public var amount: Decimal
    /// How certain it is.
    public var type: ItemType
    /// What the shopper reads.
    public var label: String

    /// Describes a line.
    public init(amount: Decimal, type: ItemType, label: String) {
        self.amount = amount
        self.type = type
        self.label = label
    }
}

extension ApplePayPaymentSummaryItem {
    /// Whether a line has an amount of a currency: a discount is below zero, and something free is zero.
    func isUsable(in currency: Currency) -> Bool {
        let size = amount.isSignMinus ? -amount : amount
        if case .success = Amount.make(size, currencyCode: currency.code, allowsZero: true) { return true }
        return false
    }
}
