internal import PaymentFlows

/// A tap after another component's unknown outcome: that one asks the provider, and the tap waits in the session's queue (EN-22).
extension Component {
    /// True: the tap waits, and the claim is the asked component's meanwhile. It may have begun or been refused already.
    func asksElsewhere(_ attempt: AttemptID) -> Bool {
        seat.asking = attempt
        let asks = supervisor.assumeIsolated { [self] in $0.asksFirst(for: self, attempt) }
        if !asks { seat.asking = nil }
        return asks
    }

    /// Another component's tap waits for what this one's outcome has come to.
    func askOutcome() -> Bool {
        guard let event = Method.outcomeAsked else { return false }
        seat.hasClaim = true
        seat.isPastExpiry = isExpired
        switch dispatch(event) {
        case .drive, .settled, .accepted, .noted: return true
        case .queued, .ignored, .refused:
            seat.hasClaim = false
            return false
        }
    }

    /// The waiting tap was dropped: who waits for it learns it now.
    func dropsAsking(_ attempt: AttemptID, _ outcome: Outcome) {
        seat.asking = nil
        seat.postponing?.unbegun = (attempt, .ended(outcome))
        wake()
    }

    /// Where a tap that has not begun leaves whoever awaits it: it waits still, was dropped, or was not let through (EN-22).
    func withoutAttempt(_ attempt: AttemptID?) -> Progress<Flow.Waiting> {
        if seat.asking != nil { return .working }
        if let told = unbegun(attempt) { return told }
        return .refused(supervisor.closing ?? knownRefusal ?? unadmittedRefusal)
    }
}
