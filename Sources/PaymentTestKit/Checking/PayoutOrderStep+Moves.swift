internal import PaymentFlows

extension PayoutOrderStep {
    func move(_ callback: PayoutCallbackName, _ verdict: Bool?, ending: AttemptEnding?, notified: Bool) -> Move? {
        switch callback {
        case .onClick:
            return self == .ready ? (.clicked, false) : nil
        case .onPrePayoutSubmit:
            return self == .clicked ? (.prePayoutSubmit(verdict), false) : nil
        case .onPostPayout where self == .handedOver, .onError where self == .handedOver:
            // Told late, of a payout that the backend has made: the outcome stays (PO-05).
            return notified ? (.settled, false) : nil
        case .onCancel, .onError, .onPostPayout:
            let endings = ending.map { [$0] } ?? AttemptEnding.all
            guard endings.contains(where: { tells(callback, of: $0, notified: notified) }) else { return nil }
            // No tap is taken once the session is settled (EN-22).
            return (callback == .onPostPayout ? .settled : .ready, true)
        }
    }

    func silentEnd(as ending: AttemptEnding) -> PayoutOrderStep? {
        switch (self, ending) {
        // A host's cancel makes no callback before the first one has begun (EN-37).
        case (.ready, .cancelled(by: .host)), (.ready, .cancelled(by: .shutdown)): .ready
        case (.clicked, .handedOver): .handedOver
        // A queued tap that is dropped gets its outcome like an attempt (EN-14).
        case (.settled, .cancelled(by: .host)), (.settled, .cancelled(by: .shutdown)): .settled
        case (.ready, _), (.clicked, _), (.prePayoutSubmit, _), (.handedOver, _), (.settled, _): nil
        }
    }

    /// Whether one of the last callbacks may tell of an ending here (PO-10).
    private func tells(_ callback: PayoutCallbackName, of ending: AttemptEnding, notified: Bool) -> Bool {
        switch callback {
        case .onCancel: isCancel(by: ending)
        case .onError: isError(by: ending)
        // A notification may bring a success early (EN-51).
        case .onPostPayout: ending == .succeeded && (mayHavePaid || notified && (isOpen || self == .ready))
        case .onClick, .onPrePayoutSubmit: false
        }
    }

    /// The payout call may have been sent: its gate did not say no.
    private var mayHavePaid: Bool {
        if case .prePayoutSubmit(let verdict) = self { verdict != false } else { false }
    }

    /// The gate, or a host before anything was sent (PO-03, EN-37).
    private func isCancel(by ending: AttemptEnding) -> Bool {
        guard case .cancelled(let by) = ending else { return false }
        return switch self {
        case .clicked: by == .host || by == .shutdown
        // A host's cancel may overtake the gate's answer, whatever it was.
        case .prePayoutSubmit(let verdict): by == .host || by == .shutdown || by == .merchant && verdict != true
        case .ready, .handedOver, .settled: false
        }
    }

    /// The outcomes that `onError` may tell of here (PO-02, PO-04, EN-37, EN-43, EN-46).
    private func isError(by ending: AttemptEnding) -> Bool {
        switch self {
        // A tap on an expired session has no other callback.
        case .ready: ending == .failed
        case .clicked: ending == .failed || ending == .cancelled(by: .expiry)
        case .prePayoutSubmit:
            // A gate may pass its deadline, and may be answered too late by a no.
            ending == .failed || ending == .cancelled(by: .expiry) || ending == .cancelled(by: .deadline)
                || mayHavePaid && (ending == .refused || ending == .unknown)
        case .handedOver, .settled: false
        }
    }
}
