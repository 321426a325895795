package import PaymentFlows

/// Drives: from an effect in place as far as nothing suspends, then in a task, until the flow rests.
extension Component {
    /// Drives on from an effect: in place as far as nothing suspends, then in a task of its own, so that what it runs can be
    /// cancelled and left behind, and no caller's cancellation reaches it (EN-17, EN-27).
    func start(_ first: Flow.Effect, _ drive: UInt32, after event: Flow.Event?) {
        if let event, keepsInJournal(event, then: first, drive) {
            bound(arming: true)
            return
        }
        guard let effect = proceed(first, drive) else {
            bound(arming: true)
            return
        }
        launch(effect, drive)
    }

    private func launch(_ effect: Flow.Effect, _ drive: UInt32) {
        let task =
            if context.hasExecutor, let executor = context.executor {
                explored(effect, drive, executor)
            } else {
                spawn(effect, drive, times: seat.course.mode == .driving ? 1 : 0)
            }
        // It may have ended already.
        if seat.course.mode == .driving, seat.course.epoch == drive {
            seat.task = task
            bound(arming: true)
        }
    }

    /// Starts effects until one is a callback that may suspend, which is returned; nil: the drive is over.
    private func proceed(_ first: Flow.Effect, _ drive: UInt32) -> Flow.Effect? {
        var effect = first
        // Taken out once a drive: what it refers to is shared by many sessions, and every retain of it is fought over.
        let method = seat.method
        while true {
            switch method.begin(effect, drive, on: self) {
            case .answered(let answer):
                guard let next = follow(answer, to: effect, drive) else { return nil }
                effect = next
            case .later:
                park(drive)
                return nil
            case .callback: return effect
            }
        }
    }

    /// An effect was answered in place: the next one, to be started; nil: the drive is over.
    @inline(__always)
    private func follow(_ answer: Flow.Event, to effect: Flow.Effect, _ drive: UInt32) -> Flow.Effect? {
        // The states of a row count from the first one's entry, also when that one never rests (EN-43).
        let isCommitted = seat.phase == .committed
        if isCommitted { markInPassing() }
        if retries(effect, answer, drive) { return nil }
        if keepsDecision(answer) {
            park(drive)
            hears(answer)
            return nil
        }
        let decided = seat.decided
        let next = advance(answer, drive)
        if isCommitted, seat.decided == decided { hears(answer) }
        guard let next else { return nil }
        return keepsInJournal(answer, then: next, drive) ? nil : next
    }

    /// For `run`: the answer to the last callback in, the next callback out; nil: this drive is over.
    package func next(_ answer: consuming Flow.Event, _ drive: UInt32) -> Flow.Effect? {
        // The callback's task was cancelled, and not by us: it counts as past its deadline (EN-05).
        if Task.isCancelled, seat.course.epoch == drive { return nextAfterFailure(drive) }
        guard let effect = advance(answer, drive), !keepsInJournal(answer, then: effect, drive),
            let callback = proceed(effect, drive)
        else { return nil }
        // In the first stretch of an immediate task `start` does it, once, if the task suspends at all.
        if seat.task != nil { bound(arming: true) }
        return callback
    }

    @inline(never)
    private func nextAfterFailure(_ drive: UInt32) -> Flow.Effect? {
        note(.callbackFailures)
        guard let effect = advance(Flow.deadlinePassed, drive),
            !keepsInJournal(Flow.deadlinePassed, then: effect, drive), let callback = proceed(effect, drive)
        else { return nil }
        if seat.task != nil { bound(arming: true) }
        // What follows must not see the cancellation.
        launch(callback, drive)
        return nil
    }

    private func advance(_ answer: Flow.Event, _ drive: UInt32) -> Flow.Effect? {
        guard seat.course.epoch == drive else {
            note(.lateAnswers)
            return nil
        }
        let effect = seat.course.next(answer, drive)
        moved()
        if effect == nil {
            // The second of a pair that keeps the lane may never come.
            leave(DriveID(component: number, epoch: drive))
            rested(after: answer)
        }
        return effect
    }

    // Two functions, and a loop that makes the optimiser inline `Task.immediate`: else its nil executor preference is recorded in the
    // task, and each hop in it takes a lock. Spelled out here: through a closure parameter the isolation would be lost. A task it must
    // be: a callback that never returns has to be left behind, which a caller's own task cannot be.
    @inline(never)
    private func spawn(_ effect: Flow.Effect, _ drive: UInt32, times: Int) -> Task<Void, Never>? {
        var task: Task<Void, Never>?
        for _ in 0..<times { task = Task.immediate { await self.perform(effect, drive) } }
        return task
    }

    @inline(never)
    private func explored(
        _ effect: Flow.Effect, _ drive: UInt32, _ executor: any TaskExecutor
    ) -> Task<Void, Never>? {
        Task.immediate(executorPreference: executor) { await self.perform(effect, drive) }
    }

    private func perform(_ effect: Flow.Effect, _ drive: UInt32) async {
        await seat.method.run(effect, drive, on: self)
    }

    /// The drive in progress is stale: its task is cancelled, nobody waits for it, the lane moves on (EN-17).
    func abandon(cancelsTask: Bool) {
        guard seat.course.mode == .driving else { return }
        if cancelsTask { seat.task?.cancel() }
        seat.task = nil
        seat.isInLine = false
        note(.abandonedCallbacks)
        leave(DriveID(component: number, epoch: seat.course.epoch))
    }
}
