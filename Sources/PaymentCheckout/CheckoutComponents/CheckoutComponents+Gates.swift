public import PaymentFlows

extension CheckoutComponents {
    /// The gates that may be deferred (EN-19).
    ///
    /// `onCardBinChanged` is none of them: it belongs to no attempt, and the shopper goes on typing meanwhile.
    public struct Gates: OptionSet, Hashable, Sendable {
        /// One bit each.
        public let rawValue: UInt8
        /// `handleTap`: true goes on, false leaves the component as it was (CC-06).
        public static let handleTap = Gates(rawValue: 1)
        /// `onTokenized`: the card is accepted or rejected (CC-09); `tokenize()` is served by it, too (CC-11).
        public static let onTokenized = Gates(rawValue: 2)

        /// Takes the bits.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
    }

    /// What became of the answer to a deferred gate.
    public typealias GateAnswer<Answer: Hashable & Sendable> =
        PaymentCheckout.GateAnswer<Answer, CheckoutComponentFlow.Waiting>
}

/// Deferred gates.
extension CheckoutComponents.PaymentComponent {
    /// Answers the deferred gate `handleTap`, and returns when the flow rests or ends (EN-19, EN-25).
    @discardableResult
    public func answer(tap goesOn: Bool, attempt: AttemptID) async -> CheckoutComponents.GateAnswer<Bool> {
        await component.answer(tap: goesOn, attempt: attempt)
    }

    /// Answers the deferred gate `onTokenized`, and returns when the flow rests or ends (EN-19, EN-25).
    @discardableResult
    public func answer(
        token result: CheckoutComponents.CallbackResult, attempt: AttemptID
    ) async -> CheckoutComponents.GateAnswer<CheckoutComponents.CallbackResult> {
        await component.answer(token: result, attempt: attempt)
    }
}
