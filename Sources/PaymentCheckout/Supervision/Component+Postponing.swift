internal import PaymentFlows

/// Events that the flow has postponed: kept in order, and offered again when it rests in another state.
extension Component {
    /// The tap that waits until the running callbacks have returned; the claim is its own.
    var postponedTap: AttemptID? {
        guard let extras = seat.postponing else { return nil }
        return extras.postponed.lazy.compactMap(\.attempt).first
    }

    /// Offers what was postponed, in order. True: one of them has moved the flow, and whatever rests next goes on with the others.
    func offersPostponed() -> Bool {
        guard let extras = seat.postponing else { return false }
        while let next = extras.postponed.first {
            extras.postponed.removeFirst()
            if next.attempt != nil { seat.callbacks = 0 }
            let verdict = seat.course.take(next.event, inside: false, takesOver: false)
            switch verdict {
            case .queued:
                extras.postponed.insert(next, at: 0)
                return false
            case .drive, .settled, .accepted:
                if let attempt = next.attempt { begins(attempt) }
                follow(verdict, next.event, cancelsTask: false)
                return true
            case .noted, .ignored: follow(verdict, next.event, cancelsTask: false)
            case .refused(let refusal):
                note(.refusedCalls)
                if let attempt = next.attempt { doesNotBegin(attempt, .refused(refusal), nil) }
            }
        }
        return false
    }

    /// The tap's turn has come. A call that cannot be served has begun no attempt (CC-11).
    private func begins(_ attempt: AttemptID) {
        let flow = seat.course.flow
        if flow.attempt?.payload.id == attempt {
            seat.uncounted = attempt.number
        } else {
            doesNotBegin(attempt, .idle, nil)
        }
    }

    /// A cancel or teardown drops the postponed tap: it was accepted, and begins nothing (EN-14). Whether there was one.
    func dropsPostponedTap(by: Canceller) -> Bool {
        guard let attempt = postponedTap, let extras = seat.postponing else { return false }
        extras.postponed.removeAll { $0.attempt != nil }
        let outcome = Outcome.cancelled(Evidence(Cancellation(by: by, at: "queued")))
        doesNotBegin(attempt, .ended(outcome), outcome)
        if !holdsClaim {
            seat.hasClaim = false
            supervisor.passClaim(from: number)
        }
        return true
    }

    private func doesNotBegin(_ attempt: AttemptID, _ progress: Progress<Flow.Waiting>, _ outcome: Outcome?) {
        seat.postponing?.unbegun = (attempt, progress)
        guard let waiting = seat.waiting else { return }
        for call in waiting.takeOutcomes(of: attempt) { call.resume(returning: outcome) }
        if waiting.isEmpty { seat.waiting = nil }
    }

    /// What became of a postponed tap that did not begin; nil: it has begun.
    func unbegun(_ attempt: AttemptID?) -> Progress<Flow.Waiting>? {
        guard let attempt, let unbegun = seat.postponing?.unbegun, unbegun.attempt == attempt else { return nil }
        return unbegun.progress
    }
}
