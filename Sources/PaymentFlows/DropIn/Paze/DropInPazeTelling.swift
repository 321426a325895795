/// What is told at the end of a Paze attempt inside Drop-in: the callback, and what goes with a success (DI-13).
package struct DropInPazeTelling: Hashable, Sendable {
    /// The callback.
    package let notice: DropInNotice
    let checkout: Evidence<PazeCheckoutDecoded>?

    /// Shopper and card, for display. Nil: the payment succeeded without the web checkout's return.
    package var paymentData: DropInPaymentData? { checkout.map { .paze($0.payload) } }
}
