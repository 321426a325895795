public import PaymentFlows

/// The deferred gate `onBeforeSubmit` (EN-19, DI-10): answered by method and attempt, at any time and from any task.
///
/// Each call returns when the flow rests or ends (EN-25). A second answer gets the first, one after the attempt's end
/// `.gateClosed`, and one for another method or attempt is refused.
extension CheckoutDropIn {
    /// What became of the answer to the deferred gate.
    public typealias GateAnswer<Waiting: Hashable & Sendable> = PaymentCheckout.GateAnswer<Bool, Waiting>

    /// Answers the gate of a card's submit: true goes on, false ends the attempt.
    @discardableResult
    public func answerCard(
        beforeSubmit goesOn: Bool, attempt: AttemptID
    ) async -> GateAnswer<DropInWaiting<CardHandoff>> { await card.answer(beforeSubmit: goesOn, attempt: attempt) }

    /// Answers the gate of a tap on PayPal.
    @discardableResult
    public func answerPayPal(
        beforeSubmit goesOn: Bool, attempt: AttemptID
    ) async -> GateAnswer<DropInWaiting<PayPalHandoff>> { await paypal.answer(beforeSubmit: goesOn, attempt: attempt) }

    /// Answers the gate of a tap on Apple Pay: the sheet opens after it.
    @discardableResult
    public func answerApplePay(
        beforeSubmit goesOn: Bool, attempt: AttemptID
    ) async -> GateAnswer<DropInWaiting<ApplePaySheet>> {
        await applePay.answer(beforeSubmit: goesOn, attempt: attempt)
    }

    /// Answers the gate of a tap on Paze: the web checkout is created after it.
    @discardableResult
    public func answerPaze(beforeSubmit goesOn: Bool, attempt: AttemptID) async -> GateAnswer<PazeWaiting> {
        await paze.answer(beforeSubmit: goesOn, attempt: attempt)
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postCardAnswer(
        beforeSubmit goesOn: Bool, attempt: AttemptID
    ) async -> GateAnswer<DropInWaiting<CardHandoff>> { await card.postAnswer(beforeSubmit: goesOn, attempt: attempt) }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postPayPalAnswer(
        beforeSubmit goesOn: Bool, attempt: AttemptID
    ) async -> GateAnswer<DropInWaiting<PayPalHandoff>> {
        await paypal.postAnswer(beforeSubmit: goesOn, attempt: attempt)
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postApplePayAnswer(
        beforeSubmit goesOn: Bool, attempt: AttemptID
    ) async -> GateAnswer<DropInWaiting<ApplePaySheet>> {
        await applePay.postAnswer(beforeSubmit: goesOn, attempt: attempt)
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postPazeAnswer(beforeSubmit goesOn: Bool, attempt: AttemptID) async -> GateAnswer<PazeWaiting> {
        await paze.postAnswer(beforeSubmit: goesOn, attempt: attempt)
    }
}
