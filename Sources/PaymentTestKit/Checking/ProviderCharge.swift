/// Money that a provider took, as its books show it.
public struct ProviderCharge: Hashable, Sendable {
    /// The provider's own number of it, counted from 1.
    public let number: Int
    /// The idempotency key it was asked for with.
    public let key: String
    /// The merchant transaction id it was asked for with.
    public let merchantTransactionId: String
    /// What was taken, in minor units.
    public let amount: Int64
    /// The ISO 4217 code of its currency.
    public let currency: String
    /// What was given back of it, in minor units; never more than was taken.
    public internal(set) var refunded: Int64 = 0
    /// How often it was asked for: more than 1 where a call was repeated under its key.
    public internal(set) var requests = 1

    /// What the provider kept, in minor units.
    public var net: Int64 { amount - refunded }
}
