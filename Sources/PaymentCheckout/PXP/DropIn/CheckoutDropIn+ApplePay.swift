public import PaymentFlows

/// Apple Pay. What happens in the sheet comes by the events of `ApplePaySheetRequest`.
extension CheckoutDropIn {
    /// The shopper taps the Apple Pay button.
    ///
    /// - Returns: `.waiting` once the sheet is open, `.ended`, `.queued`, or `.refused`.
    @discardableResult
    public func tapApplePay() async -> ApplePayProgress {
        await applePay.submit(ApplePayInput(), claimed: applePay.supervisor.claim(applePay.number))
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postApplePayTap() async -> ApplePayProgress {
        await applePay.postSubmit(ApplePayInput(), claimed: applePay.supervisor.claim(applePay.number))
    }

    /// The state of Apple Pay.
    public var applePayState: DropInState<ApplePaySteps> { get async { await applePay.flow.state } }
    /// Apple Pay's attempt that is open, or was the last one.
    public var applePayAttempt: AttemptID? { get async { await applePay.attemptId } }
}
