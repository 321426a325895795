internal import PaymentFlows

/// The answers to deferred gates, whatever the method (EN-19).
extension Component {
    /// What is answered to whoever answers a gate, without an event; nil: the gate is open.
    ///
    /// - Parameters:
    ///   - isDeferred: the gate is the host's to answer.
    ///   - isAt: the flow stands at the gate.
    ///   - hasPassed: the open attempt was let through it, so that the answer was yes: a no ends the attempt.
    ///   - first: what it was answered with then.
    func known<Answer>(
        _ attempt: AttemptID, isDeferred: Bool, isAt: Bool, hasPassed: Bool, first: @autoclosure () -> Answer
    ) -> GateAnswer<Answer, Flow.Waiting>? {
        guard isDeferred else { return refusedAnswer(.wrongStep) }
        guard let present = seat.course.flow.attempt?.payload.id else {
            // A reconciled mismatch is forgotten, and its attempt has ended all the same.
            return attempt.number <= seat.decided ? closedGate() : refusedAnswer(.wrongStep)
        }
        guard attempt == present else { return attempt < present ? closedGate() : refusedAnswer(.wrongStep) }
        guard seat.phase == .open || seat.phase == .committed else { return closedGate() }
        if isAt, seat.course.mode == .parked {
            // The gate is asked when what led to it is durable; no answer comes before the question (EN-70).
            return awaitsJournal ? refusedAnswer(.notReady) : nil
        }
        guard hasPassed else { return refusedAnswer(.wrongStep) }
        note(.duplicateAnswers)
        return .alreadyAnswered(first())
    }

    private func closedGate<Answer>() -> GateAnswer<Answer, Flow.Waiting> {
        note(.refusedCalls)
        return .gateClosed
    }

    private func refusedAnswer<Answer>(_ refusal: Refusal) -> GateAnswer<Answer, Flow.Waiting> {
        note(.refusedCalls)
        return .refused(refusal)
    }
}
