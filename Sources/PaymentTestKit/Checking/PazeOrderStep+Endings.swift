internal import PaymentFlows

extension PazeOrderStep {
    func silentEnd(as ending: AttemptEnding) -> PazeOrderStep? {
        guard endsSilently(as: ending) else { return nil }
        return self == .settled ? .settled : .ready
    }

    /// The outcomes that may end an attempt here without a callback, when nothing was torn down.
    private func endsSilently(as ending: AttemptEnding) -> Bool {
        switch (self, ending) {
        // A queued tap that is dropped gets its outcome like an attempt (EN-14).
        case (.settled, .cancelled(by: .host)), (.settled, .cancelled(by: .shutdown)): true
        // A host's cancel makes no callback before the first one has begun, nor after the approval gate (EN-37).
        case (.ready, .cancelled(by: .host)), (.ready, .cancelled(by: .shutdown)): true
        case (.checkoutComplete(let verdict), .cancelled(by: .host)): verdict != false
        case (.checkoutComplete(let verdict), .cancelled(by: .shutdown)): verdict != false
        case (.complete, .cancelled(by: .host)), (.complete, .cancelled(by: .shutdown)): true
        case (.postDecryption, .cancelled(by: .host)), (.postDecryption, .cancelled(by: .shutdown)): true
        case (.shopper, .cancelled(by: .host)), (.shopper, .cancelled(by: .shutdown)): true
        case (.preDecryption, .cancelled(by: .host)), (.preDecryption, .cancelled(by: .shutdown)): true
        case (.preAuthorisation, .cancelled(by: .host)), (.preAuthorisation, .cancelled(by: .shutdown)): true
        case (.preDecryption(let verdict), .handedOver): verdict != true
        case (.preAuthorisation(let verdict), .cancelled(by: .merchant)): verdict != true
        case (.absent, _), (.resolving, _), (.hidden, _), (.ready, _), (.clicked, _), (.checkoutComplete, _),
            (.complete, _), (.preDecryption, _), (.postDecryption, _), (.preAuthorisation, _), (.shopper, _),
            (.settled, _):
            false
        }
    }

    /// The outcomes that `onCheckoutIncomplete` may tell of here (PZ-15, PZ-21, EN-37).
    func isIncomplete(by ending: AttemptEnding) -> Bool {
        guard case .cancelled(let by) = ending else { return false }
        return switch self {
        case .clicked: by == .shopper || by == .deadline || by == .host || by == .shutdown
        // A host's cancel may overtake the gate's answer, whatever it was.
        case .checkoutComplete(let verdict): by == .host || by == .shutdown || by == .merchant && verdict != true
        case .absent, .resolving, .hidden, .ready, .complete, .preDecryption, .postDecryption, .preAuthorisation,
            .shopper, .settled:
            false
        }
    }

    /// The outcomes that `onError` may tell of here (PZ-47, EN-37, EN-46).
    func isError(by ending: AttemptEnding) -> Bool {
        let endsAnywhere = ending == .failed || ending == .cancelled(by: .expiry)
        return switch self {
        case .ready, .clicked, .complete, .postDecryption: endsAnywhere
        // A gate may pass its deadline.
        case .checkoutComplete, .preDecryption: endsAnywhere || ending == .cancelled(by: .deadline)
        case .absent, .resolving, .hidden, .preAuthorisation, .shopper, .settled: false
        }
    }

    /// The outcomes that `onSubmitError` may tell of here (PZ-42, PZ-45, PZ-47).
    func isSubmitError(by ending: AttemptEnding) -> Bool {
        let endsAnywhere = ending == .failed || ending == .cancelled(by: .expiry)
        return switch self {
        case .preAuthorisation: endsAnywhere || ending == .cancelled(by: .deadline)
        // A no that carries no transaction ids is a failed submission, too.
        case .shopper: endsAnywhere || ending == .unknown || ending == .refused
        case .absent, .resolving, .hidden, .ready, .clicked, .checkoutComplete, .complete, .preDecryption,
            .postDecryption, .settled:
            false
        }
    }

    /// The outcomes that `onPostAuthorisation` may tell of here (PZ-45); a notification may bring it early, before the click callback has
    /// begun too (EN-51).
    func isAnswered(by ending: AttemptEnding, notified: Bool) -> Bool {
        switch ending {
        case .succeeded, .failed: self == .shopper || notified && (isOpen || self == .ready)
        case .refused: self == .shopper
        case .cancelled, .handedOver, .unknown: false
        }
    }
}
