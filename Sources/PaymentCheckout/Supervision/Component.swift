package import PaymentFlows
internal import Synchronization

/// One payment method inside a session: an actor on its supervisor's executor that drives a flow (EN-01).
///
/// Everything enters through `dispatch`. A drive runs in place as far as nothing suspends; at its first callback that can it
/// becomes one immediate task, which can be cancelled and left behind. While the flow waits for anything outside there is no task.
package actor Component<Method: PaymentMethod> {
    package typealias Flow = Method.Flow

    /// All that changes, in one place: each access to a stored property of an actor is checked, so there is one.
    ///
    /// In the order of their sizes: a parked session holds one.
    struct Seat {
        var course: Course<Flow>
        var method: Method
        var task: Task<Void, Never>?
        /// Who waits for the flow to rest, and for outcomes; nil: nobody.
        var waiting: WaitingCalls<Flow.Waiting>?
        /// What is under way besides the flow itself: a repeated call, a journal entry; nil, nearly always: nothing.
        var pending: PendingWork<Flow.Effect>?
        private var extras: ComponentExtras<Method>?
        var bounds = Bounds()
        /// Numbers the calls that wait, over the component's whole life: a late cancellation must not meet another call's number.
        var tickets: UInt32 = 0
        /// How many callbacks of the present attempt have begun.
        var callbacks: UInt16 = 0
        /// How many of them have been counted (EN-80).
        var countedCallbacks: UInt16 = 0
        /// The attempt that is yet to be counted; 0: none.
        var uncounted: UInt32 = 0
        /// The last attempt whose outcome has been entered in the ledger.
        var decided: UInt32 = 0
        /// The session's claim is this component's attempt's. A tap on its way to the actor has taken it, too, and keeps it
        /// whatever rests meanwhile.
        var hasClaim = false
        /// The drive in progress waits for the lane, or has been given it and has not gone on yet.
        var isInLine = false
        var phase = Phase.none
        var settlement = Settlement.open
        var isPastExpiry = false
        /// A slot of the call limiter is held (EN-41).
        var holdsSlot = false

        init(_ flow: Flow, _ method: Method) {
            course = Course(flow)
            self.method = method
        }

        /// After a teardown past the point of no return, the component that shows the next appearance (PZ-04).
        var successor: Component<Method>? {
            get { extras?.successor }
            set { if newValue != nil || extras != nil { makeExtras().successor = newValue } }
        }

        /// Where the flow was when the analytics observer, if there is one, was last told.
        var analytics: AnalyticsMark {
            get { extras?.analytics ?? AnalyticsMark() }
            set { makeExtras().analytics = newValue }
        }

        private mutating func makeExtras() -> ComponentExtras<Method> {
            let made = extras ?? ComponentExtras()
            extras = made
            return made
        }
    }

    package nonisolated let supervisor: SessionSupervisor
    package nonisolated var unownedExecutor: UnownedSerialExecutor { supervisor.unownedExecutor }
    var seat: Seat
    package nonisolated let number: UInt16

    package init(_ supervisor: SessionSupervisor, _ method: Method, flow: Flow, number: UInt16) {
        self.supervisor = supervisor
        self.number = number
        seat = Seat(flow, method)
    }

    package var flow: Flow { seat.course.flow }
    package var course: Course<Flow> { seat.course }
    package nonisolated var context: EngineContext { supervisor.context }

    // MARK: events in

    /// Every event from outside a drive comes in here: tap, deliver, answer, cancel, deadline, a port's reply.
    @discardableResult
    func dispatch(_ event: Flow.Event, takesOver: Bool = false, isDeadline: Bool = false) -> Course<Flow>.Verdict {
        let isDriving = seat.course.mode == .driving
        // Past the point of no return only a callback's own deadline cancels its task (EN-17).
        let cancelsTask = isDeadline || isDriving && !seat.course.flow.wasSent
        let verdict = seat.course.take(event, inside: isDriving && isInside, takesOver: takesOver)
        follow(verdict, event, cancelsTask: cancelsTask)
        return verdict
    }

    /// A decisive answer that is in the journal already.
    func takeKept(_ event: Flow.Event) {
        let cancelsTask = seat.course.mode == .driving && !seat.course.flow.wasSent
        follow(seat.course.take(event, inside: false, takesOver: false), nil, cancelsTask: cancelsTask)
    }

    /// Goes on with what an event from inside the running callback left waiting (EN-14).
    func takeOver(isDeadline: Bool) {
        guard let verdict = seat.course.takeOver() else { return }
        follow(verdict, nil, cancelsTask: isDeadline || !seat.course.flow.wasSent)
    }

    private func follow(_ verdict: Course<Flow>.Verdict, _ event: Flow.Event?, cancelsTask: Bool) {
        switch verdict {
        case .drive(let effect):
            abandon(cancelsTask: cancelsTask)
            let drive = seat.course.begin()
            moved()
            start(effect, drive, after: event)
        case .settled:
            abandon(cancelsTask: cancelsTask)
            seat.course.supersede()
            moved()
            rested(after: event)
        case .accepted:
            moved()
            if let event { keepsInJournal(event) }
        case .noted:
            moved()
            learnt()
            if let event { keepsInJournal(event) }
        case .queued, .refused: break
        case .ignored(let reason): note(reason == .late ? .lateAnswers : .ignoredEvents)
        }
    }

    /// A port's reply: to the step that its call was started in, or, where money may have moved, to whatever the flow does now.
    package func answer(_ event: Flow.Event, step: UInt32, isMoney: Bool) {
        if seat.course.mode == .parked, seat.course.step == step {
            guard !retries(event) else { return }
            let event = judged(event)
            if !keepsDecision(event) { dispatch(event) }
        } else if isMoney {
            if !keepsDecision(event) { dispatch(event) }
        } else {
            note(.lateAnswers)
        }
    }

    // MARK: drives

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
                if retries(effect, answer, drive) { return nil }
                if keepsDecision(answer) {
                    park(drive)
                    return nil
                }
                guard let next = advance(answer, drive) else { return nil }
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
        let failed = isCurrentTaskCancelled && seat.course.epoch == drive
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

    /// The same as `Task.isCancelled`, without a retain of the task.
    private var isCurrentTaskCancelled: Bool { withUnsafeCurrentTask { $0?.isCancelled ?? false } }

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
    private func abandon(cancelsTask: Bool) {
        guard seat.course.mode == .driving else { return }
        if cancelsTask { seat.task?.cancel() }
        seat.task = nil
        seat.isInLine = false
        note(.abandonedCallbacks)
        leave(DriveID(component: number, epoch: seat.course.epoch))
    }

    // MARK: callbacks

    /// A synchronous callback, in place where the lane is free; nil: it must wait its turn.
    @inline(__always)
    package func atOnce<Answer>(_ drive: UInt32, keepsLane: Bool = false, _ body: () -> Answer) -> Answer? {
        let id = DriveID(component: number, epoch: drive)
        guard supervisor.lane.enter(id) else { return nil }
        seat.callbacks &+= 1
        defer { if !keepsLane { leave(id) } }
        return body()
    }

    /// For `run`: one callback through the lane; nil: the drive was superseded before its turn came.
    @inline(__always)
    package func callback<Answer: Sendable>(
        _ drive: UInt32, keepsLane: Bool = false, _ body: () async -> Answer
    ) async -> Answer? {
        // Its task may have been superseded before it ran at all.
        guard seat.course.epoch == drive else { return nil }
        let id = DriveID(component: number, epoch: drive)
        if !supervisor.lane.enter(id) {
            seat.isInLine = true
            await supervisor.turn(id)
            guard supervisor.lane.holds(id), seat.course.epoch == drive else {
                // Superseded before it stood in line: what came to it all the same goes on to the next.
                leave(id)
                return nil
            }
            seat.isInLine = false
            began()
        }
        seat.callbacks &+= 1
        let answer = await body()
        if !keepsLane { leave(id) }
        return answer
    }

    /// The second callback of a pair has nothing to call: the lane goes on.
    package func leaveLane(_ drive: UInt32) { leave(DriveID(component: number, epoch: drive)) }

    @inline(__always)
    private func leave(_ drive: DriveID) {
        if supervisor.lane.hasQueue {
            supervisor.assumeIsolated { $0.pass(drive) }
        } else if supervisor.lane.holds(drive) {
            supervisor.lane.pass(to: nil)
        }
    }

    /// Called from the task that runs our callback. No task yet: the first stretch of an immediate task, nobody else can be here.
    var isInside: Bool {
        guard let task = seat.task else { return true }
        return task.isCurrent
    }
}
