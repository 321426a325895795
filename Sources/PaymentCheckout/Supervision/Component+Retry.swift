internal import PaymentFlows

/// Calls that may be sent again: three tries, 100 ms doubling, full jitter, within the call's own deadline (EN-44).
extension Component {
    /// A call was answered later. True: it will be sent again, and the flow never sees this answer.
    func retries(_ answer: Flow.Event) -> Bool {
        guard Method.isUnanswered(answer), let effect = seat.course.flow.call else { return false }
        return planRetry(effect, answer)
    }

    /// The answer as the flow is to judge it, when an earlier try may have been received (EN-44, EN-48).
    func judged(_ answer: Flow.Event) -> Flow.Event { isRepeating ? Method.afterSilence(answer) : answer }

    /// An earlier try of the present call may have reached the provider.
    var isRepeating: Bool {
        guard let pending = seat.pending, pending.step == seat.course.step else { return false }
        return pending.mayHaveActed
    }

    /// What goes with a money-moving call: the first try's own body with every further one, under the one key (EN-45).
    ///
    /// - Parameter isRepeatable: the call may be sent again after a try that may have been received: only then the body is kept.
    func body<Body: Sendable>(isRepeatable: Bool, _ make: () -> Body?) -> Body? {
        let pending = seat.pending.flatMap { $0.step == seat.course.step ? $0 : nil }
        // Nearly always there is none, and even the cast of nothing is looked up.
        if let kept = pending?.body, let first = kept as? Body { return first }
        let body = make()
        guard isRepeatable, body != nil else { return body }
        let keeping = pending ?? PendingWork(step: seat.course.step)
        keeping.body = body
        seat.pending = keeping
        return body
    }

    /// A call was answered at once, within a drive.
    func retries(_ effect: Flow.Effect, _ answer: Flow.Event, _ drive: UInt32) -> Bool {
        guard Method.isUnanswered(answer), Method.tries(effect, answeredBy: answer, context) > 1 else { return false }
        seat.course.park(drive)
        seat.task = nil
        bound(arming: true)
        guard planRetry(effect, answer) else {
            dispatch(judged(answer))
            return true
        }
        return true
    }

    private func planRetry(_ effect: Flow.Effect, _ answer: Flow.Event) -> Bool {
        guard !isPaidOtherwise else { return false }
        let answer = judged(answer)
        let allowed = Method.tries(effect, answeredBy: answer, context)
        guard allowed > 1 else { return false }
        let pending: PendingWork<Flow>
        if let present = seat.pending, present.step == seat.course.step {
            pending = present
        } else {
            pending = PendingWork(step: seat.course.step)
        }
        guard pending.tries < allowed else { return false }
        let now = supervisor.shard.deadlines.now
        let seed = (seat.course.flow.attempt?.payload.seed ?? 0) &+ UInt64(seat.course.step)
        let at = now.after(Self.pause(before: pending.tries + 1, seed: seed))
        guard at < seat.bounds.due else { return false }
        pending.tries += 1
        pending.mayHaveActed = pending.mayHaveActed || !Method.wasNotSent(answer)
        pending.retryAt = at
        pending.answer = answer
        seat.pending = pending
        context.count(.retries)
        bound(arming: true)
        return true
    }

    /// Any duration up to 100 ms before the second try, up to 200 ms before the third.
    private static func pause(before attempt: Int, seed: UInt64) -> Duration {
        let ceiling = Int64(100_000_000) << Int64(attempt - 2)
        return .nanoseconds(Int64(Verification.mixed(seed &+ UInt64(attempt)) % UInt64(ceiling + 1)))
    }

    /// The session has been paid meanwhile, by another transaction than the one that this call would make: it stays unsent (EN-51).
    private var isPaidOtherwise: Bool { seat.course.flow.isSending && supervisor.ledger.settlement.isSettled }

    /// Starts the present call again; its answer belongs to the same step.
    func repeatCall() {
        guard seat.course.mode == .parked, let effect = seat.course.flow.call else { return }
        if isPaidOtherwise, let answer = seat.pending?.answer {
            dispatch(judged(answer))
            return
        }
        guard case .answered(let answer) = seat.method.begin(effect, seat.course.epoch, on: self),
            !planRetry(effect, answer)
        else { return }
        let decided = seat.decided
        dispatch(judged(answer))
        if seat.decided == decided { hears(answer) }
    }
}
