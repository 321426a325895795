package import PaymentFlows

/// What a host calls. Whatever waits here waits on a continuation: a drive never runs in a caller's task (EN-25, EN-27).
extension Component {
    /// A tap or submit. The claim has been tried before the first suspension (EN-20).
    package func tap(claimed: Bool, by trigger: UInt8 = 0) async -> Progress<Flow.Waiting> {
        if let successor = seat.successor {
            return await successor.tap(claimed: claimed && handClaim(to: successor), by: trigger)
        }
        let (progress, attempt) = beginTap(claimed: claimed, by: trigger)
        if let progress { return progress }
        let reached = if let progress = self.progress { progress } else { await untilRest() }
        if Method.keepsPostponed, let told = unbegun(attempt) { return told }
        guard seat.course.flow.attempt?.payload.id == attempt || isSuperseded(attempt) else {
            return withoutAttempt(attempt)
        }
        return reached
    }

    var unadmittedRefusal: Refusal {
        let flow = seat.course.flow
        guard flow.settlement.isSettled else { return .outcomeUnknown }
        return flow.mismatch == nil ? .alreadySettled : .needsReconciliation
    }

    /// The same for a host that does not wait: it learns at once whether the tap was taken.
    package func postTap(claimed: Bool, by trigger: UInt8 = 0) -> Progress<Flow.Waiting> {
        if let successor = seat.successor {
            let isHers = claimed && handClaim(to: successor)
            return successor.assumeIsolated { $0.postTap(claimed: isHers, by: trigger) }
        }
        let (refused, _) = beginTap(claimed: claimed, by: trigger)
        return refused ?? progress ?? .working
    }

    /// The present appearance is another component's, and so is the tap (PZ-04).
    private func handClaim(to successor: Component) -> Bool {
        supervisor.handClaim(from: number, to: successor.number)
    }

    /// The attempt has ended and another one has begun meanwhile.
    private func isSuperseded(_ attempt: AttemptID?) -> Bool {
        guard let attempt, let present = seat.course.flow.attempt?.payload.id else { return false }
        return present > attempt
    }

    /// Why the session takes no tap of this component, as far as its ledger knows (EN-22).
    var knownRefusal: Refusal? {
        // Also after a teardown and a new appearance its flow knows what to ask for.
        let isAtEnd = seat.phase == .ended || seat.course.flow.outcome?.refusal == .outcomeUnknown
        return supervisor.update { $0.refusal(for: number, isAtEnd: isAtEnd) }
    }

    private func beginTap(claimed: Bool, by trigger: UInt8) -> (Progress<Flow.Waiting>?, AttemptID?) {
        if let refusal = supervisor.closing {
            if claimed { supervisor.release(number) }
            return (refused(refusal), nil)
        }
        guard claimed else { return (queueTap(by: trigger), nil) }
        let known = knownRefusal
        if let known, known != .outcomeUnknown {
            supervisor.release(number)
            return (refused(known), nil)
        }
        let attempt = supervisor.update { $0.nextAttempt() }
        if let known {
            seat.queuedTrigger = trigger
            seat.method.keepInput()
            if asksElsewhere(attempt) { return (nil, attempt) }
            seat.method.forgetInput()
            supervisor.update { $0.withdraw(attempt) }
            supervisor.release(number)
            return (refused(known), nil)
        }
        guard let refusal = begin(attempt, by: trigger) else { return (nil, attempt) }
        supervisor.update { $0.withdraw(attempt) }
        supervisor.release(number)
        return (refused(refusal), nil)
    }

    /// Starts an attempt; nil: it has begun.
    private func begin(_ attempt: AttemptID, by trigger: UInt8) -> Refusal? {
        // A tap on an expired session is told so by its flow, also one that asks about an unknown outcome first (EN-22, EN-46).
        seat.isPastExpiry = isExpired
        let event = seat.method.started(attempt, by: trigger, on: self)
        if Method.keepsPostponed { countCallbacks() }
        seat.callbacks = 0
        seat.countedCallbacks = 0
        seat.bounds.startedAt = supervisor.shard.deadlines.now
        // Before anything can rest: from here on the claim goes with the attempt.
        seat.hasClaim = true
        switch dispatch(event, attempt: attempt) {
        case .queued where Method.keepsPostponed:
            // The claim is its own from now on; it is counted when it begins.
            return nil
        case .drive, .settled, .accepted, .noted:
            // One that asks about an unknown outcome first is counted when it is let in.
            seat.uncounted = attempt.number
            countAttempt()
            return nil
        case .refused(let refusal):
            seat.hasClaim = false
            return refusal
        case .queued, .ignored:
            seat.hasClaim = false
            return .alreadyProcessing
        }
    }

    /// A queued tap's turn has come; false: it is refused.
    func queuedBegins(_ attempt: AttemptID) -> Bool { begin(attempt, by: seat.queuedTrigger) == nil }

    /// The claim is held: from the decision of the outcome until its last callback has returned one tap is queued (EN-14).
    private func queueTap(by trigger: UInt8) -> Progress<Flow.Waiting> {
        let queued = supervisor.assumeIsolated { supervisor -> Result<AttemptID, TapRefused> in
            guard supervisor.isTelling else { return .failure(TapRefused(.alreadyProcessing)) }
            let attempt = supervisor.update { $0.nextAttempt() }
            guard supervisor.queue(self, attempt) else {
                supervisor.update { $0.withdraw(attempt) }
                return .failure(TapRefused(.queueFull))
            }
            return .success(attempt)
        }
        switch queued {
        case .success(let attempt):
            seat.queuedTrigger = trigger
            return .queued(attempt)
        case .failure(let failure): return refused(failure.refusal)
        }
    }

    func refused(_ refusal: Refusal) -> Progress<Flow.Waiting> {
        note(.refusedCalls)
        return .refused(refusal)
    }

    /// An event that a host delivers; the progress is the one at the rest that follows (EN-25).
    package func drive(_ event: Flow.Event) async -> Progress<Flow.Waiting> {
        switch dispatch(event) {
        case .drive, .settled, .noted, .accepted:
            // Looked at here first: nearly always it rests, and the call would be a frame and three switches.
            if let progress { return progress }
            return await untilRest()
        case .queued: return .working
        case .ignored: return progress ?? .working
        case .refused(let refusal): return refused(refusal)
        }
    }

    /// The same for a host that does not wait.
    package func post(_ event: Flow.Event) -> Progress<Flow.Waiting> {
        if case .refused(let refusal) = dispatch(event) { return refused(refusal) }
        return progress ?? .working
    }
}

private struct TapRefused: Error {
    let refusal: Refusal
    init(_ refusal: Refusal) { self.refusal = refusal }
}
