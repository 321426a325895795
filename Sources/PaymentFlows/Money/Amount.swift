public import FoundationEssentials

/// A usable amount of money: a known currency, and no more digits than it has (TY-09).
public struct Amount: Hashable, Sendable {
    /// The amount in major units.
    public let value: Decimal
    /// Its currency.
    public let currency: Currency
}
