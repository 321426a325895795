internal import PaymentFlows

/// Deadlines: one entry a component, armed lazily, which fires early rather than being moved (EN-40, EN-41).
extension Component {
    /// Bounds the state that was just entered.
    ///
    /// - Parameter arming: the drive has suspended or rests, so that an entry is needed; a drive that never suspends has none.
    func bound(arming: Bool) {
        let deadlines = supervisor.shard.deadlines
        if awaitsJournal {
            // The effect has not started: it is nobody's time yet (EN-41, EN-70).
            seat.bounds.step = .max
            seat.bounds.due = .max
            // What was accepted from inside a callback waits for the callback, which keeps its own deadline.
        } else if seat.bounds.step != seat.course.step || seat.bounds.due == .max, !seat.course.isOvertaken {
            seat.bounds.step = seat.course.step
            seat.bounds.due = due(deadlines)
        }
        let next = nextDue
        guard next < .max else {
            if seat.course.mode != .driving { disarm() }
            return
        }
        guard arming && !seat.bounds.timer.isArmed || next < seat.bounds.armed else { return }
        disarm()
        seat.bounds.armed = next
        seat.bounds.timer = deadlines.arm(self, at: next)
    }

    /// The state that was just entered will not rest, and the states after it may count from its entry.
    func markInPassing() {
        guard seat.bounds.step != seat.course.step,
            case .afterMarking? = seat.course.flow.limit(supervisor.deadlines)
        else { return }
        seat.bounds.mark = supervisor.shard.deadlines.now
    }

    /// A callback's time runs from its beginning: not while it waits for another component's (EN-17).
    func began() {
        seat.bounds.due = .max
        bound(arming: true)
    }

    /// A drive is in progress, and its callback has not begun.
    var waitsForLane: Bool {
        guard seat.course.mode == .driving else { return false }
        return seat.isInLine || !supervisor.lane.holds(DriveID(component: number, epoch: seat.course.epoch))
    }

    func disarm() {
        guard seat.bounds.timer.isArmed else { return }
        supervisor.shard.deadlines.disarm(&seat.bounds.timer)
        seat.bounds.armed = .max
    }

    private func due(_ deadlines: Deadlines) -> Int64 {
        guard let limit = seat.course.flow.limit(supervisor.deadlines) else { return .max }
        switch limit {
        case .after(let duration): return deadlines.now.after(duration)
        case .afterMarking(let duration):
            seat.bounds.mark = deadlines.now
            return seat.bounds.mark.after(duration)
        case .afterMark(let duration): return seat.bounds.mark.after(duration)
        }
    }

    /// The earliest of the state's deadline, the session's expiry while an attempt is processed, and a call to be repeated.
    private var nextDue: Int64 {
        var next = seat.bounds.due
        if seat.phase.isProcessing || seat.course.isOvertaken, !seat.isPastExpiry {
            next = min(next, supervisor.expiresAt)
        }
        if let pending = seat.pending, pending.step == seat.course.step, let retry = pending.retryAt {
            next = min(next, retry)
        }
        return next
    }

    /// The entry has fired, through the inbox like a reply.
    func fired(_ timer: DeadlineTimer) {
        guard seat.bounds.timer == timer else { return }
        seat.bounds.timer = .none
        seat.bounds.armed = .max
        let now = supervisor.shard.deadlines.now
        if seat.course.isOvertaken {
            let isExpired = supervisor.expiresAt <= now
            if isExpired { seat.isPastExpiry = true }
            if seat.bounds.due <= now || isExpired {
                context.count(.deadlinesFired)
                takeOver(isDeadline: seat.bounds.due <= now)
            }
            bound(arming: true)
        } else if seat.phase.isProcessing, !seat.isPastExpiry, supervisor.expiresAt <= now {
            seat.isPastExpiry = true
            context.count(.deadlinesFired)
            dispatch(Flow.cancelled(Cancel(by: .expiry)), takesOver: true)
            bound(arming: true)
        } else if let pending = seat.pending, pending.step == seat.course.step, let at = pending.retryAt, at <= now {
            pending.retryAt = nil
            repeatCall()
            bound(arming: true)
        } else if seat.bounds.due <= now, seat.bounds.step == seat.course.step, waitsForLane {
            began()
        } else if seat.bounds.due <= now, seat.bounds.step == seat.course.step {
            seat.bounds.due = .max
            context.count(.deadlinesFired)
            dispatch(Flow.deadlinePassed, isDeadline: true)
            bound(arming: true)
        } else {
            bound(arming: true)
        }
    }
}

extension Component: Expirable {
    package nonisolated func expired(_ timer: DeadlineTimer) {
        supervisor.shard.inbox.push(FiredDeadline(self, timer))
    }
}

/// A fired deadline on its way to its component.
final class FiredDeadline<Method: PaymentMethod>: Pending {
    private let component: Component<Method>
    private let timer: DeadlineTimer

    init(_ component: Component<Method>, _ timer: DeadlineTimer) {
        self.component = component
        self.timer = timer
    }

    func handOver() async { await component.fired(timer) }
}

extension Int64 {
    /// This instant and a duration later; the end of time where that does not fit.
    func after(_ duration: Duration) -> Int64 {
        let (sum, overflow) = addingReportingOverflow(duration.wholeNanoseconds)
        return overflow ? .max : sum
    }
}
