internal import PaymentFlows

/// Which callback tells of which outcome, and which outcome has none.
extension DropInOrderStep {
    /// Everything was asked that comes before the money-moving call: it may have been sent.
    private var mayHaveSent: Bool {
        switch self {
        case .address: true
        // Paze is not asked for an address (DI-04).
        case .shopper(.paze): true
        case .absent, .reporting, .nothingOffered, .ready, .beforeSubmit, .submit, .consent, .shopper, .settled: false
        }
    }

    /// DI-13: after the provider's success. A notification may bring it early, before the first callback has begun too (EN-51).
    func isSuccess(of method: Method, by ending: AttemptEnding, notified: Bool) -> Bool {
        ending == .succeeded && (mayHaveSent || notified && (open == method || self == .ready))
    }

    /// DI-14, DI-19, EN-37, EN-43, EN-46: everything that failed.
    func isError(of method: Method, by ending: AttemptEnding, notified: Bool) -> Bool {
        switch (self, ending) {
        // A tap on an expired session, or after an update that failed, has no other callback (EN-46, EN-35).
        case (.ready, .failed): true
        case (.ready, _): false
        case (_, .failed), (_, .cancelled(by: .expiry)): true
        case (_, .refused), (_, .unknown): mayHaveSent
        // The gate has passed its deadline, and may have said no too late.
        case (.beforeSubmit, .cancelled(by: .deadline)): true
        // The challenge was closed, or not met in time (DI-19).
        case (.address(.card), .cancelled(by: .shopper)), (.address(.card), .cancelled(by: .deadline)): true
        case (_, .succeeded), (_, .cancelled), (_, .handedOver): false
        }
    }

    /// DI-15, DI-16: the sheet was dismissed, or was open for too long (EN-37).
    func isCancel(by ending: AttemptEnding) -> Bool {
        switch (self, ending) {
        case (.beforeSubmit(.applePay, let approved), .cancelled(by: .shopper)): approved != false
        case (.beforeSubmit(.applePay, let approved), .cancelled(by: .deadline)): approved != false
        case (.submit(.applePay), .cancelled(by: .shopper)), (.consent(.applePay), .cancelled(by: .shopper)),
            (.shopper(.applePay), .cancelled(by: .shopper)), (.address(.applePay), .cancelled(by: .shopper)):
            true
        case (_, _): false
        }
    }

    func silentEnd(as ending: AttemptEnding) -> DropInOrderStep? {
        guard case .cancelled(let by) = ending else { return nil }
        switch self {
        case .absent, .reporting, .nothingOffered: return nil
        // Before the first callback has begun (EN-37); a PayPal or Paze window may be closed at the click (DI-17, DI-18).
        case .ready: return by == .host || by == .shutdown || by == .shopper ? .ready : nil
        // A queued tap that is dropped gets its outcome like an attempt (EN-14).
        case .settled: return by == .host || by == .shutdown ? .settled : nil
        case .beforeSubmit(let method, let approved):
            // A cancel may overtake the gate's answer, whatever it was; its no has no callback (DI-10).
            return isSilent(by, method) || by == .merchant && approved != true ? .ready : nil
        case .submit(let method), .consent(let method), .shopper(let method), .address(let method):
            return isSilent(by, method) ? .ready : nil
        }
    }

    /// A host's cancel has no callback in Drop-in (EN-37), nor has a shopper who leaves PayPal or Paze, or stays away too long (DI-17,
    /// DI-18).
    private func isSilent(_ by: Canceller, _ method: Method) -> Bool {
        switch by {
        case .host, .shutdown: true
        case .shopper: method == .paypal || method == .paze
        case .deadline: mayHaveSent && method == .paypal || awaitsPaze
        case .merchant, .teardown, .expiry, .restart: false
        }
    }

    /// The web checkout of Paze comes between the gate and the submission (DI-10, DI-11).
    private var awaitsPaze: Bool {
        if case .beforeSubmit(.paze, let approved) = self { approved != false } else { false }
    }
}
