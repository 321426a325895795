public import FoundationEssentials

/// A way of shipping that the sheet offers (TY-41).
public struct ApplePayShippingMethod: Hashable, Sendable {
    /// The price in major units, with a decimal point and no grouping.
    public var amount: String
    /// More about it.
    public var detail: String
    /// Your name for it.
    public var identifier: String
    /// What the shopper reads.
    public var label: String
    /// The first day of delivery, if known.
    public var start: Date?
    /// The last day of delivery, if known.
    public var end: Date?

    /// Describes a way of shipping; no days by default.
    public init(
        amount: String, detail: String, identifier: String, label: String, start: Date? = nil, end: Date? = nil
    ) {
        self.amount = amount
        self.detail = detail
        self.identifier = identifier
        self.label = label
        self.start = start
        self.end = end
    }

    /// Why its price cannot be used in a currency; nil: it can. Zero can (TY-09, TY-41).
    public func amountProblem(currencyCode: String) -> AmountProblem? {
        switch Amount.parse(text: amount, currencyCode: currencyCode, allowsZero: true) {
        case .success: nil
        case .failure(let problem): problem
        }
    }
}
