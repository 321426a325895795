/// What is paid with, by whom, and where the goods go.
public struct DropInOrder<Means: Hashable & Sendable>: Hashable, Sendable {
    /// What is paid with.
    public let means: Evidence<Means>
    /// The shopper, if the merchant named one.
    public let shopper: Evidence<TransactionShopper>?
    /// Where the goods go, if the merchant said so.
    public let address: Evidence<ShippingAddress>?

    /// Describes an order.
    public init(
        means: Evidence<Means>, shopper: Evidence<TransactionShopper>? = nil, address: Evidence<ShippingAddress>? = nil
    ) {
        self.means = means
        self.shopper = shopper
        self.address = address
    }
}

extension DropInOrder: AboutAttempt where Means: AboutAttempt {
    /// The attempt.
    package var attempt: Evidence<Attempt> { means.payload.attempt }
}
