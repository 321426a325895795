public import PaymentFlows

/// Paze. Its own callbacks are not delivered inside Drop-in (DI-21); what the shopper does at the web checkout comes by these calls.
extension CheckoutDropIn {
    /// The shopper taps the Paze button.
    ///
    /// - Returns: `.waiting(.checkout)` with the URL of the web checkout, `.ended`, `.queued`, or `.refused`.
    @discardableResult
    public func tapPaze() async -> PazeProgress { await paze.tap(claimed: paze.supervisor.claim(paze.number)) }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postPazeTap() async -> PazeProgress {
        await paze.postTap(claimed: paze.supervisor.claim(paze.number))
    }

    /// The shopper is back from the web checkout (PZ-13).
    ///
    /// - Parameter url: the redirect as it came, matched on its nonce or attempt id.
    /// - Returns: the progress at the next rest; `.alreadyAnswered` for a repeated return; `.refused(.wrongStep)` when no web checkout is
    ///   open, `.refused(.unmatchedReturn)` when the return belongs to another.
    @discardableResult
    public func deliverPaze(url: String) async -> PazeProgress { await paze.deliver(url: url) }

    /// A client that has read the return itself.
    @discardableResult
    public func deliverPaze(_ answer: consuming PazeReturn, attempt: AttemptID) async -> PazeProgress {
        await paze.deliver(PazeArrival(answer), attempt: attempt)
    }

    /// The same for a caller that does not wait.
    @discardableResult
    public func postPazeDelivery(_ answer: consuming PazeReturn, attempt: AttemptID) async -> PazeProgress {
        await paze.postDelivery(PazeArrival(answer), attempt: attempt)
    }

    /// The shopper cancelled or closed the web checkout, or turned away before it opened: silently, as with PayPal (DI-18). Once the
    /// checkout has come back it changes nothing.
    @discardableResult
    public func closePazeCheckout(attempt: AttemptID) async -> CancelAnswer {
        await paze.leave(attempt: attempt) { state in
            switch state {
            case .announcingClick, .validatingCheckout, .creatingCheckout, .awaitingCheckout: true
            default: false
            }
        }
    }

    /// The state of Paze. Inside Drop-in `announcingClick` is the gate `onBeforeSubmit`, and `reportingDecryption` is `onSubmit` running.
    public var pazeState: PazeFlow.State { get async { await paze.flow.state } }
    /// Paze's attempt that is open, or was the last one.
    public var pazeAttempt: AttemptID? { get async { await paze.attemptId } }
}
