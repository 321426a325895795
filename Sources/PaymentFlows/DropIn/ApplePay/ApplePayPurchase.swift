/// Everything that Apple Pay's authorise call is made of.
public struct ApplePayPurchase: Hashable, Sendable, DropInPurchase {
    /// What is bought by whom.
    public let order: Evidence<DropInOrder<ApplePaySteps.Means>>
    package var attempt: Evidence<Attempt> { order.payload.attempt }
    package var answeredHandoffs: Set<String> {
        ApplePaySteps.answeredHandoffs(payingWith: order.payload.means.payload)
    }
    package var isRetry: Bool { false }
}
