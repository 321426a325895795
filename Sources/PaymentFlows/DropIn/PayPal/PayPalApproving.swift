/// An order that the shopper is asked to approve.
public struct PayPalApproving: Hashable, Sendable, AboutAttempt {
    /// What is bought by whom.
    public let order: Evidence<DropInOrder<PayPalSteps.Means>>
    /// The order at PayPal.
    public let created: PayPalOrder
    package var attempt: Evidence<Attempt> { order.payload.attempt }
}
