public import PaymentFlows

/// PayPal.
extension CheckoutDropIn {
    /// The shopper taps the PayPal button.
    ///
    /// - Parameter storeConsent: the value of the consent control, looked at only where the configuration shows one; left alone it
    ///   means no (DI-20).
    /// - Returns: `.waiting` for the approval of an order, `.ended`, `.queued`, or `.refused`.
    @discardableResult
    public func tapPayPal(storeConsent: Bool? = nil) async -> PayPalProgress {
        await paypal.submit(input(storeConsent), claimed: paypal.supervisor.claim(paypal.number))
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postPayPalTap(storeConsent: Bool? = nil) async -> PayPalProgress {
        await paypal.postSubmit(input(storeConsent), claimed: paypal.supervisor.claim(paypal.number))
    }

    private func input(_ storeConsent: Bool?) -> PayPalInput {
        PayPalInput(storeConsent: consentsToPayPal ? storeConsent ?? false : nil)
    }

    /// What came back from PayPal's approval page, from whichever window (DI-51).
    ///
    /// Only the first answer for an order counts (EN-26).
    ///
    /// - Parameters:
    ///   - approval: what the shopper has done.
    ///   - attempt: the hand-off's.
    /// - Returns: the progress at the next rest; `.alreadyAnswered` for an answer after the first, or after the window was closed;
    ///   `.refused(.wrongStep)` when that order's approval is not, or no longer, waited for.
    @discardableResult
    public func deliver(_ approval: PayPalApproval, attempt: AttemptID) async -> PayPalProgress {
        await paypal.deliverStep(.approvalReturned(Evidence(approval)), attempt: attempt)
    }

    /// The shopper cancelled or closed the approval window, also where PayPal tells that as its error "window closed": no callback is
    /// made, however often and in whichever order it is told (DI-17). Once the order is approved it changes nothing (DI-52).
    @discardableResult
    public func closePayPalWindow(attempt: AttemptID) async -> CancelAnswer {
        await paypal.leave(attempt: attempt) { state in
            switch state {
            case .askingBeforeSubmit, .askingConsent, .askingShopper, .askingAddress, .step: true
            default: false
            }
        }
    }

    /// The state of PayPal.
    public var paypalState: DropInState<PayPalSteps> { get async { await paypal.flow.state } }
    /// PayPal's attempt that is open, or was the last one.
    public var paypalAttempt: AttemptID? { get async { await paypal.attemptId } }
}
