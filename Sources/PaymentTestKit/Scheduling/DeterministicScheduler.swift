internal import CEnqueueHook
internal import PaymentCheckout

/// Runs tasks one job at a time on one thread, in an order that a chooser decides, in virtual time.
///
/// Give it to every task of a scenario as its executor preference. What goes elsewhere (a bare task, the main actor, a
/// real sleep) has escaped: it is counted where it can be seen, and makes the run unrepeatable.
public final class DeterministicScheduler: TaskExecutor {
    private struct State {
        var ready = ReadyQueue()
        var chooser: any ScheduleChooser
        var decisions: [ScheduleDecision] = []
        var fingerprint: UInt64 = 0xcbf2_9ce4_8422_2325
        var steps = 0
        var thread = enqueue_hook_thread()
        var foreignEnqueues = 0
        var hookedEnqueues = 0
        var watchesEscapes = false

        mutating func note(_ number: Int) {
            steps += 1
            fingerprint = (fingerprint ^ UInt64(number)) &* 0x100_0000_01b3
        }
        mutating func choose(from numbers: [Int]) -> Int {
            guard numbers.count > 1 else { return 0 }
            let taken = min(max(0, chooser.choose(from: numbers)), numbers.count - 1)
            decisions.append(ScheduleDecision(taken: taken, width: numbers.count))
            return taken
        }
    }
    private enum Step { case run(UnownedJob), fireTimer, deadlock }

    // The jobs arrive on this thread; the lock is for those that have escaped and come back from another.
    private let state: Lock<State>
    private let timeIsAChoice: Bool
    let sleepers = Sleepers()

    /// Makes a scheduler.
    ///
    /// - Parameters:
    ///   - chooser: decides which ready job runs.
    ///   - timeIsAChoice: whether the earliest timer may fire while jobs are ready (late work, early deadlines). By default
    ///     time moves only when nothing is ready.
    public init(_ chooser: any ScheduleChooser, timeIsAChoice: Bool = false) {
        state = Lock(State(chooser: chooser))
        self.timeIsAChoice = timeIsAChoice
    }

    /// Virtual nanoseconds since the scheduler was made.
    public var now: Int64 { sleepers.now }

    /// Jobs that came from another thread than the one that runs.
    public var foreignEnqueues: Int { state.withLock { $0.foreignEnqueues } }

    /// Jobs that were sent to the global pool while escapes were watched.
    public var hookedEnqueues: Int { state.withLock { $0.hookedEnqueues } }

    /// Whether a job could run now.
    var hasReady: Bool { state.withLock { !$0.ready.numbers.isEmpty } }

    /// Takes a job in; called by the runtime.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        state.withLock { state in
            if state.thread != enqueue_hook_thread() { state.foreignEnqueues += 1 }
            state.ready.append(job)
        }
    }

    /// Counts, during `run`, the jobs that its thread sends to the global pool. They still go there.
    public func watchEscapes() throws(EscapeDetectionUnsupported) {
        guard Self.hasHook else { throw EscapeDetectionUnsupported() }
        state.withLock { $0.watchesEscapes = true }
    }

    /// Runs on this thread until it is done or nothing can run any more. A done run may leave jobs behind.
    public func run(limit: Int = 1_000_000, until isDone: () -> Bool) -> ScheduleEnd {
        let watches = state.withLock { state in
            state.thread = enqueue_hook_thread()
            return state.watchesEscapes
        }
        let before = watches ? enqueue_hook_set_owner(Unmanaged.passUnretained(self).toOpaque()) : nil
        defer { if watches { _ = enqueue_hook_set_owner(before) } }
        let last = state.withLock { $0.steps } + limit
        while !isDone() {
            guard state.withLock({ $0.steps }) < last else { return .stepLimit }
            switch next() {
            case .run(let job): job.runSynchronously(on: asUnownedTaskExecutor())
            case .fireTimer: sleepers.fireEarliest()
            case .deadlock: return .deadlock
            }
        }
        return .finished
    }

    private func next() -> Step {
        let hasTimer = sleepers.earliest != nil
        return state.withLock { state in
            let ready = state.ready.numbers
            guard !ready.isEmpty || hasTimer else { return .deadlock }
            let offersTime = hasTimer && (timeIsAChoice || ready.isEmpty)
            let choice = state.choose(from: offersTime ? ready + [0] : ready)
            guard choice < ready.count else {
                state.ready.noteTimer()
                state.note(0)
                return .fireTimer
            }
            let (job, number) = state.ready.remove(at: choice)
            state.note(number)
            return .run(job)
        }
    }

    func report(_ end: ScheduleEnd) -> ScheduleReport {
        let waiting = sleepers.count
        return state.withLock { state in
            ScheduleReport(
                end: end, decisions: state.decisions, fingerprint: state.fingerprint, steps: state.steps, elapsed: now,
                leftovers: state.ready.jobs.count + waiting, foreignEnqueues: state.foreignEnqueues,
                hookedEnqueues: state.hookedEnqueues)
        }
    }

    /// Installed once for the process; it looks at the thread's owner, so other threads are untouched.
    private static let hasHook = enqueue_hook_install { owner in
        guard let owner else { return }
        let scheduler = Unmanaged<DeterministicScheduler>.fromOpaque(owner).takeUnretainedValue()
        scheduler.state.withLock { $0.hookedEnqueues += 1 }
    }
}
