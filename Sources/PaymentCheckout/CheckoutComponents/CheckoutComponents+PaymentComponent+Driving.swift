public import PaymentFlows

/// Hand-offs, ends, and what can be asked.
extension CheckoutComponents.PaymentComponent {
    /// The wallet's sheet was answered (CC-20). Only the first answer counts (EN-26).
    @discardableResult
    public func deliver(
        sheet result: CheckoutComponents.WalletSheetResult, attempt: AttemptID
    ) async -> CheckoutComponents.Progress { await component.deliver(result, attempt: attempt) }

    /// The shopper's challenge or redirect has ended (CC-13, CC-14). Only the first answer counts (EN-26).
    @discardableResult
    public func deliver(
        action end: CheckoutComponentFlow.ActionEnd, attempt: AttemptID
    ) async -> CheckoutComponents.Progress { await component.deliver(end, attempt: attempt) }

    /// Changes the amount of the wallet's sheet, and nothing else: `handleSubmit` has to submit the same amount (CC-15).
    ///
    /// It holds for the attempts that begin after it, while a `handleSubmit` is registered; without one the sheet shows the payment
    /// session's own amount, which is what the engine submits.
    ///
    /// - Parameter amount: in the currency's smallest unit, above zero.
    /// - Returns: nil when it was taken; `.alreadyProcessing` while an attempt is open (EN-35).
    /// - Throws: `configurationInvalid` without a `handleSubmit`, `componentNotSupported` for the card component, FLOW0009 for an
    ///   amount that cannot be used.
    @discardableResult
    public func update(with amount: Int) async throws(CheckoutComponents.Error) -> Refusal? {
        try await component.update(minorUnits: amount)
    }

    /// Asks for the end of the open attempt (EN-33).
    @discardableResult
    public func cancel() async -> CancelAnswer { await component.cancel(.host) }

    /// The component goes away: teardown. No callback starts after it; what was submitted runs to its end (EN-18, EN-34).
    ///
    /// Checked and rendered again it can be used again, with nothing entered and without another `onReady` (CC-03).
    public func disappear() async { _ = await component.cancel(.teardown) }

    /// What the component is doing.
    public var state: CheckoutComponentFlow.State { get async { await component.flow.state } }

    /// The outcome of the last attempt, once decided.
    public var outcome: Outcome? { get async { await component.flow.outcome } }

    /// The attempt that is open, or was the last one.
    public var attempt: AttemptID? { get async { await component.flow.attempt?.payload.id } }

    /// The outcome of an attempt, once its last callback has returned.
    ///
    /// - Returns: nil when there is no such attempt, or it never began.
    /// - Throws: FLOW0008 when the calling task runs a callback of this session, for whose end it would wait (EN-14).
    public func outcome(of attempt: AttemptID) async throws(CheckoutComponents.Error) -> Outcome? {
        do {
            return try await component.outcome(of: attempt)
        } catch {
            throw CheckoutComponents.Error(
                .engine(.wouldWaitForItself), "The call would wait for the end of the callback that makes it.")
        }
    }
}
