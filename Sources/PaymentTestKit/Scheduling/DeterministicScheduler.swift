internal import CEnqueueHook
internal import PaymentCheckout

/// Runs tasks one job at a time on one thread, in an order that a strategy decides, in virtual time.
///
/// Give it to every task of a scenario as its executor preference. What goes elsewhere (a bare task, the main actor, a
/// real sleep) has escaped: it is counted where it can be seen, and makes the run unrepeatable.
public final class DeterministicScheduler: TaskExecutor {
    private struct State {
        var ready = ReadyQueue()
        var strategy: any ScheduleStrategy
        var decisions: [ScheduleDecision] = []
        var fingerprint = Digest()
        var steps = 0
        var thread = enqueue_hook_thread()
        var foreignEnqueues = 0
        var hookedEnqueues = 0
        var watchesEscapes = false

        mutating func note(_ number: Int) {
            steps += 1
            fingerprint.mix(UInt64(number))
        }

        /// Nil: the earliest timer fires.
        mutating func choose(offersTimer: Bool) -> Int? {
            let width = ready.numbers.count + (offersTimer ? 1 : 0)
            guard width > 1 else { return offersTimer ? nil : 0 }
            let taken =
                offersTimer
                ? ready.offeringTimer { strategy.choose(from: $0) } : strategy.choose(from: ready.numbers)
            let index = min(max(0, taken), width - 1)
            decisions.append(ScheduleDecision(taken: index, width: width))
            return index < ready.numbers.count ? index : nil
        }
    }
    private enum Step { case run(UnownedJob), fireTimer, deadlock, stepLimit }

    // The jobs arrive on this thread; the lock is for those that have escaped and come back from another.
    private let state: Lock<State>
    private let timeIsAChoice: Bool
    let sleepers = Sleepers()

    /// Makes a scheduler.
    ///
    /// - Parameters:
    ///   - strategy: decides which ready job runs.
    ///   - seed: what the strategy begins with. Zero by default.
    ///   - timeIsAChoice: whether the earliest timer may fire while jobs are ready (late work, early deadlines). By default
    ///     time moves only when nothing is ready.
    public convenience init(_ strategy: any ScheduleStrategy, seed: UInt64 = 0, timeIsAChoice: Bool = false) {
        var strategy = strategy
        _ = strategy.begin(seed: seed)
        self.init(begun: strategy, timeIsAChoice: timeIsAChoice)
    }

    /// - Parameter strategy: its schedule has begun.
    init(begun strategy: any ScheduleStrategy, timeIsAChoice: Bool) {
        state = Lock(State(strategy: strategy))
        self.timeIsAChoice = timeIsAChoice
    }

    /// Virtual nanoseconds since the scheduler was made.
    public var now: Int64 { sleepers.now }

    /// Jobs that came from another thread than the one that runs.
    public var foreignEnqueues: Int { state.withLock { $0.foreignEnqueues } }

    /// Jobs that were sent to the global pool while escapes were watched.
    public var hookedEnqueues: Int { state.withLock { $0.hookedEnqueues } }

    /// The strategy, with what it has learnt.
    var strategy: any ScheduleStrategy { state.withLock { $0.strategy } }

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
        let (watches, last) = state.withLock { state in
            state.thread = enqueue_hook_thread()
            return (state.watchesEscapes, state.steps + limit)
        }
        let before = watches ? enqueue_hook_set_owner(Unmanaged.passUnretained(self).toOpaque()) : nil
        defer { if watches { _ = enqueue_hook_set_owner(before) } }
        let executor = asUnownedTaskExecutor()
        while !isDone() {
            switch next(last) {
            case .run(let job): job.runSynchronously(on: executor)
            case .fireTimer: sleepers.fireEarliest()
            case .deadlock: return .deadlock
            case .stepLimit: return .stepLimit
            }
        }
        return .finished
    }

    private func next(_ last: Int) -> Step {
        state.withLock { state in
            guard state.steps < last else { return .stepLimit }
            let offersTimer = (timeIsAChoice || state.ready.numbers.isEmpty) && sleepers.earliest != nil
            guard offersTimer || !state.ready.numbers.isEmpty else { return .deadlock }
            guard let choice = state.choose(offersTimer: offersTimer) else {
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
        let (waiting, elapsed) = (sleepers.count, now)
        return state.withLock { state in
            ScheduleReport(
                end: end, decisions: state.decisions, fingerprint: state.fingerprint.value, steps: state.steps,
                elapsed: elapsed, leftovers: state.ready.jobs.count + waiting, foreignEnqueues: state.foreignEnqueues,
                hookedEnqueues: state.hookedEnqueues)
        }
    }

    /// Whether this toolchain shows which jobs are sent to the global pool, and which task a job belongs to.
    public static var detectsEscapes: Bool { hasHook }

    /// Installed once for the process; it looks at the thread's owner, so other threads are untouched.
    private static let hasHook =
        enqueue_hook_knows_tasks()
        && enqueue_hook_install { owner in
            guard let owner else { return }
            let scheduler = Unmanaged<DeterministicScheduler>.fromOpaque(owner).takeUnretainedValue()
            scheduler.state.withLock { $0.hookedEnqueues += 1 }
        }
}
