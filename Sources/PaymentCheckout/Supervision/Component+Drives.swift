package import PaymentFlows

/// Drives: from an effect in place as far as nothing suspends, then in a task, until the flow rests.
extension Component {
    /// Drives on from an effect: in place as far as nothing suspends, then in a task of its own, so that what it runs can be
    /// cancelled and left behind, and no caller's cancellation reaches it (EN-17, EN-27).
    func start(_ first: Flow.Effect, _ drive: UInt32, after event: Flow.Event?) {
        guard let effect = proceed(first, drive, after: event) else {
            bound(arming: true)
            return
        }
        launch(effect, drive)
    }

    private func launch(_ effect: Flow.Effect, _ drive: UInt32) {
        let task =
            if let executor = context.executor {
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
    private func proceed(_ first: Flow.Effect, _ drive: UInt32, after event: Flow.Event?) -> Flow.Effect? {
        var effect = first
        var cause = event
        // Taken out once a drive: what it refers to is shared by many sessions, and every retain of it is fought over.
        let method = seat.method
        while true {
            if let cause, keepsInJournal(cause, then: effect, drive) { return nil }
            switch method.begin(effect, drive, on: self) {
            case .answered(let answer):
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
                cause = answer
                effect = next
            case .later:
                park(drive)
                return nil
            case .callback: return effect
            }
        }
    }

    /// For `run`: the answer to the last callback in, the next callback out; nil: this drive is over.
    package func next(_ answer: Flow.Event, _ drive: UInt32) -> Flow.Effect? {
        // The callback's task was cancelled, and not by us: it counts as past its deadline (EN-05).
        let failed = Task.isCancelled && seat.course.epoch == drive
        if failed { note(.callbackFailures) }
        let answer = failed ? Flow.deadlinePassed : answer
        guard let effect = advance(answer, drive), let callback = proceed(effect, drive, after: answer) else {
            return nil
        }
        // In the first stretch of an immediate task `start` does it, once, if the task suspends at all.
        if seat.task != nil { bound(arming: true) }
        guard failed else { return callback }
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
