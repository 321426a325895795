/// An approved order, which is captured or authorised (DI-52).
public struct PayPalPurchase: Hashable, Sendable, DropInPurchase {
    /// The approved order.
    public let approved: Evidence<PayPalApproving>
    package var attempt: Evidence<Attempt> { approved.payload.attempt }
    package var answeredHandoffs: Set<String> { [approved.payload.created.orderId] }
    package var isRetry: Bool { false }
}
