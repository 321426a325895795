internal import PaymentFlows
internal import Synchronization

/// What follows from a transition, and from a rest.
extension Component {
    /// The flow has moved: flag, ledger, observers.
    @inline(__always)
    func moved() {
        let now = seat.course.flow.phase
        raiseFlag(seat.method.isProcessing(seat.course.flow))
        if now != seat.phase { passed(to: now) }
        if seat.holdsSlot, !seat.course.flow.isSending { giveSlotBack() }
        if supervisor.isObserved.load(ordering: .relaxed) { publish() }
        if let analytics = supervisor.analytics { tell(analytics) }
    }

    @inline(__always)
    private func raiseFlag(_ isUp: Bool) {
        guard isUp != seat.isProcessing else { return }
        seat.isProcessing = isUp
        supervisor.flag.set(isUp, component: number)
    }

    @inline(never)
    private func tell(_ analytics: AnalyticsLane) {
        guard let fact = seat.analytics.advance(to: seat.course.flow) else { return }
        analytics.send(fact, from: Method.name)
    }

    private func passed(to now: Phase) {
        let before = seat.phase
        seat.phase = now
        // Another component's attempt may have left the flag up: this one's start lowers it, a tap in vain included (DI-15).
        if !before.holdsClaim, now.holdsClaim, seat.hasClaim, supervisor.isProcessing {
            supervisor.flag.lower(but: number)
        }
        // An expired tap is decided without having been processed.
        if !now.isProcessing, before.isProcessing || now.isTelling { decided() }
        learnt()
    }

    /// The outcome is decided at the transition; stream and snapshot show it from here on (EN-21).
    private func decided() {
        let flow = seat.course.flow
        guard let attempt = flow.attempt?.payload, attempt.id.number != seat.decided, let outcome = flow.outcome else {
            return
        }
        seat.decided = attempt.id.number
        seat.settlement = flow.settlement
        let (sent, settlement, number) = (flow.wasSent, flow.settlement, number)
        let isFurther = supervisor.update {
            $0.decide(
                outcome, settlement, of: attempt, sent: sent, component: number,
                goesOn: Method.goesOnAfterHandingOver)
        }
        if case .unknown(let identity) = outcome {
            supervisor.assumeIsolated { $0.madeExtras.unknownId = identity.payload.merchantTransactionId }
        }
        if isFurther, let identity = outcome.identity {
            supervisor.assumeIsolated { $0.publishDuplicate([identity]) }
        }
        context.count(outcome.counter)
        context.recordAttempt(from: seat.bounds.startedAt)
    }

    /// What is known of the money may have risen after the outcome (EN-38).
    func learnt() {
        let settlement = seat.course.flow.settlement
        guard settlement > seat.settlement else { return }
        seat.settlement = settlement
        let isMismatch = seat.course.flow.mismatch != nil
        // While another attempt is open it is the last outcome that was told.
        guard supervisor.update({ $0.raise(settlement, isMismatch: isMismatch) }), settlement.isSettled,
            let outcome = seat.course.flow.outcome ?? supervisor.ledger.lastOutcome
        else { return }
        if case .succeeded = outcome { return }
        context.count(.paidAfter)
        supervisor.assumeIsolated { $0.publishPaidAfter(outcome) }
    }

    /// An effect has been started, and an event will answer it: no task is left.
    func park(_ drive: UInt32) {
        seat.course.park(drive)
        seat.task = nil
        bound(arming: true)
        switch seat.course.flow.standing {
        case .gate: wake()
        // A look-up goes on beside the flow: what was postponed need not wait for it.
        case .idle: if Method.keepsPostponed, !offersPostponed() { wake() }
        case .busy, .waiting, .ended: break
        }
    }

    /// The flow rests, however it came there: whoever waits learns it, and a queued tap begins or the claim goes.
    func rested(after event: Flow.Event?) {
        seat.task = nil
        seat.pending = nil
        countCallbacks()
        if seat.uncounted > 0 { countAttempt() }
        if let event { keepsInJournal(event) }
        if Method.keepsPostponed, offersPostponed() { return }
        let isOver = !seat.phase.holdsClaim
        if isOver { finish() }
        wake()
        bound(arming: true)
        defer { seat.method.rested(on: self) }
        guard isOver else { return }
        let hadClaim = seat.hasClaim
        seat.hasClaim = false
        supervisor.passClaim(from: hadClaim ? number : 0)
    }

    /// Presentment's, an attempt's and its last one's are all counted here (EN-80).
    func countCallbacks() {
        let begun = seat.callbacks &- seat.countedCallbacks
        guard begun > 0 else { return }
        seat.countedCallbacks = seat.callbacks
        context.countCallbacks(UInt32(begun))
    }

    /// A tap that only asks about an unknown outcome is no attempt (EN-22); it is looked at again when the flow rests.
    func countAttempt() {
        guard !seat.course.flow.isAskingFirst else { return }
        if seat.course.flow.attempt?.payload.id.number == seat.uncounted { context.count(.attempts) }
        seat.uncounted = 0
    }

    /// An attempt is open, or its outcome is decided and a callback is still running.
    var holdsClaim: Bool {
        seat.phase.holdsClaim || seat.course.isOvertaken || Method.keepsPostponed && postponedTap != nil
    }

    func wake() {
        guard let waiting = seat.waiting, waiting.waitsForRest, let progress else { return }
        for call in waiting.takeRests() { call.resume.resume(returning: progress) }
        if waiting.isEmpty { seat.waiting = nil }
    }

    /// The attempt has its outcome and its last callback has returned or was left behind.
    private func finish() {
        guard let waiting = seat.waiting, let attempt = seat.course.flow.attempt?.payload.id else { return }
        for call in waiting.takeOutcomes(of: attempt) { call.resume(returning: seat.course.flow.outcome) }
        // A tap that asked the provider and was not let through has no outcome (EN-22).
        let queued = supervisor.queuedAttempt(of: number)
        for call in waiting.takeOutcomes(but: queued) { call.resume(returning: nil) }
        if waiting.isEmpty { seat.waiting = nil }
    }

    /// Where a call that drove the flow returns; nil: the flow does not rest.
    var progress: Progress<Flow.Waiting>? {
        // What was accepted from inside a callback is reached when that has returned.
        guard !seat.course.isOvertaken, seat.asking == nil else { return nil }
        return switch seat.course.flow.standing {
        case .idle:
            // Torn down: whoever still waits learns the attempt's outcome.
            if seat.phase == .none, let outcome = seat.course.flow.outcome { .ended(outcome) } else { .idle }
        case .busy: nil
        case .waiting(let waiting): .waiting(waiting)
        // Only a deferred gate parks; one that waits for the journal has not been asked yet.
        case .gate(let waiting): seat.course.mode == .parked && !awaitsJournal ? .waiting(waiting) : nil
        case .ended(let outcome): .ended(outcome)
        }
    }

    private func publish() {
        let flow = seat.course.flow
        let step = TransitionStep(
            component: number, method: Method.name, state: Flow.stateNames[Int(flow.tag)],
            attempt: flow.attempt?.payload.id, isProcessing: supervisor.isProcessing, outcome: flow.outcome,
            settlement: flow.settlement)
        supervisor.assumeIsolated { $0.publish(step) }
    }
}

extension Outcome {
    var counter: CounterKind {
        switch self {
        case .succeeded: .succeeded
        case .refused: .refused
        case .failed: .failed
        case .cancelled: .cancelled
        case .handedOver: .handedOver
        case .unknown: .unknown
        }
    }
}
