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
        var pending: PendingWork<Flow>?
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
        /// The session's processing flag is up for this component (EN-23).
        var isProcessing = false
        var settlement = Settlement.open
        var isPastExpiry = false
        /// Whoever goes on with what was accepted inside the running callback cancels that one's task: it began before the point of
        /// no return (EN-17).
        var cancelsOvertaken = false
        /// Nothing cancels that one's task (CC-18).
        var keepsOvertaken = false
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

        var queuedTrigger: UInt8 {
            get { extras?.queuedTrigger ?? 0 }
            set { if newValue != 0 || extras != nil { makeExtras().queuedTrigger = newValue } }
        }

        /// The tap that waits while another component asks the provider (EN-22); nil: none does.
        var asking: AttemptID? {
            get { extras?.asking }
            set { if newValue != nil || extras != nil { makeExtras().asking = newValue } }
        }

        /// What was postponed, if anything has ever been.
        var postponing: ComponentExtras<Method>? { extras }

        mutating func postpone(_ event: Flow.Event, _ attempt: AttemptID?) {
            makeExtras().postponed.append(PostponedEvent(event: event, attempt: attempt))
        }

        private mutating func makeExtras() -> ComponentExtras<Method> {
            let made = extras ?? ComponentExtras()
            extras = made
            return made
        }
    }

    package nonisolated let supervisor: SessionSupervisor
    package nonisolated var unownedExecutor: UnownedSerialExecutor { supervisor.unownedExecutor }
    // Unchecked: each check costs as much as a transition's own work, and an actor runs one access after another anyway; no code that is
    // given a part of it to change calls anything of the host.
    @exclusivity(unchecked)
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
    package nonisolated var session: PxpSession { PxpSession(supervisor) }

    // MARK: events in

    /// Every event from outside a drive comes in here: tap, deliver, answer, cancel, deadline, a port's reply.
    @discardableResult
    func dispatch(
        _ event: Flow.Event, takesOver: Bool = false, isDeadline: Bool = false, attempt: AttemptID? = nil
    ) -> Course<Flow>.Verdict {
        let isDriving = seat.course.mode == .driving
        seat.keepsOvertaken =
            seat.course.isOvertaken ? seat.keepsOvertaken : Method.isBeyondCancellation(seat.course.flow)
        // Past the point of no return only a callback's own deadline cancels its task (EN-17).
        let cancelsTask = (isDeadline || isDriving && cancelsRunning) && !seat.keepsOvertaken
        let verdict = seat.course.take(event, inside: isDriving && isInside, takesOver: takesOver)
        follow(verdict, event, cancelsTask: cancelsTask)
        if Method.keepsPostponed, case .queued = verdict { seat.postpone(event, attempt) }
        return verdict
    }

    /// A decisive answer that is in the journal already.
    func takeKept(_ event: Flow.Event) {
        let cancelsTask = seat.course.mode == .driving && cancelsRunning
        follow(seat.course.take(event, inside: false, takesOver: false), nil, cancelsTask: cancelsTask)
    }

    /// Goes on with what an event from inside the running callback left waiting (EN-14).
    func takeOver(isDeadline: Bool) {
        guard let verdict = seat.course.takeOver() else { return }
        follow(verdict, nil, cancelsTask: (isDeadline || seat.cancelsOvertaken) && !seat.keepsOvertaken)
    }

    /// The running callback began before the point of no return, so that its task is cancelled when it is left behind.
    private var cancelsRunning: Bool {
        seat.course.isOvertaken ? seat.cancelsOvertaken : !seat.course.flow.wasSent
    }

    func follow(_ verdict: Course<Flow>.Verdict, _ event: Flow.Event?, cancelsTask: Bool) {
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
            seat.cancelsOvertaken = cancelsTask
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
    ///
    /// - Parameter isRepeat: its call was sent once more after a try that may have reached the provider (EN-44).
    package func answer(_ event: Flow.Event, step: UInt32, isMoney: Bool, isRepeat: Bool = false) {
        let event = isRepeat ? Method.afterSilence(event) : event
        if seat.course.mode == .parked, seat.course.step == step {
            guard !retries(event) else { return }
            take(judged(event), isMoney: isMoney)
        } else if isMoney {
            take(event, isMoney: true)
        } else {
            note(.lateAnswers)
        }
    }

    private func take(_ answer: Flow.Event, isMoney: Bool) {
        let decided = seat.decided
        if !keepsDecision(answer) { dispatch(answer) }
        if isMoney, seat.decided == decided { hears(answer) }
    }

    /// What has decided no outcome may still tell of a charge, whatever the flow makes of it: it is never hidden (EN-43).
    func hears(_ answer: Flow.Event) {
        guard let verdict = Method.verdict(in: answer), verdict.charged != nil else { return }
        supervisor.assumeIsolated { $0.hears(verdict) }
    }
}
