/// The deadlines of many sessions in one place, on one injected time (EN-40 to EN-42, EN-62).
///
/// One task sleeps until the earliest deadline; there is none while nothing is armed (on the runtime's own clocks it ends
/// within a second of that: `TimeSource.longestSleep`). Equal instants fire in the order of arming. What is disarmed is
/// let go at once.
package final class Deadlines: Sendable {
    private struct Sleeper {
        var turn: UInt64
        /// Not firing, but asleep until then. An earlier deadline replaces a sleeper; one that is awake looks again itself.
        var until: Int64?
        var task: Task<Void, Never>?
    }
    private struct State {
        var table = DeadlineTable()
        var sleeper: Sleeper?
        var turns: UInt64 = 0
    }
    private enum Step {
        case fire(any Expirable, DeadlineTimer)
        case sleep(until: Int64)
        case end
    }
    private let time: TimeSource
    private let executor: (any TaskExecutor)?
    private let state = Lock(State())

    /// - Parameter time: what deadlines are measured on.
    /// - Parameter executor: where the sleeping task runs, for deterministic exploration. Nil: the global pool.
    package init(time: TimeSource, executor: (any TaskExecutor)? = nil) {
        self.time = time
        self.executor = executor
    }

    /// The time that due instants are on.
    package var now: Int64 { time.now }

    /// How many deadlines are armed.
    package var live: Int { state.withLock { $0.table.count } }

    /// Whether a task sleeps for them.
    package var hasSleeper: Bool { state.withLock { $0.sleeper != nil } }

    /// Arms a deadline; the owner is held until it fires or is disarmed.
    package func arm(_ owner: any Expirable, at due: Int64) -> DeadlineTimer {
        let (timer, turn, replaced) = state.withLock { state -> (DeadlineTimer, UInt64, Task<Void, Never>?) in
            let timer = state.table.arm(owner, at: due)
            if let sleeper = state.sleeper {
                guard let until = sleeper.until, due < until else { return (timer, 0, nil) }
            }
            let replaced = state.sleeper?.task
            state.turns += 1
            state.sleeper = Sleeper(turn: state.turns, until: due, task: nil)
            return (timer, state.turns, replaced)
        }
        replaced?.cancel()
        if turn != 0 { start(turn) }
        return timer
    }

    /// Takes a deadline back. A timer that has fired, or names an earlier use of its slot, changes nothing.
    package func disarm(_ timer: inout DeadlineTimer) {
        guard timer.isArmed else { return }
        let named = timer
        timer = .none
        let (owner, idle) = state.withLock { state -> ((any Expirable)?, Task<Void, Never>?) in
            let owner = state.table.disarm(named)
            // One that is awake, or soon will be, ends itself: the next to arm may still find it.
            guard owner != nil, state.table.count == 0, state.sleeper?.until != nil, time.longestSleep == nil else {
                return (owner, nil)
            }
            defer { state.sleeper = nil }
            return (owner, state.sleeper?.task)
        }
        idle?.cancel()
        // The owner's last reference may go here: not under the lock, since its end may come back to us.
        withExtendedLifetime(owner) {}
    }

    /// Detached, because it serves many sessions: it must not inherit the task-local values, the priority or the
    /// isolation of the one that armed first. Two call sites: a nil preference handed on costs a lock per hop.
    private func start(_ turn: UInt64) {
        let task =
            if let executor {
                Task.detached(executorPreference: executor) { await self.run(turn) }
            } else {
                Task.detached { await self.run(turn) }
            }
        let isCurrent = state.withLock { state in
            guard state.sleeper?.turn == turn else { return false }
            state.sleeper?.task = task
            return true
        }
        if !isCurrent { task.cancel() }
    }

    private func run(_ turn: UInt64) async {
        var now = time.now
        while true {
            switch step(turn, now) {
            case .fire(let owner, let timer): owner.expired(timer)
            case .sleep(let due):
                await time.sleep(until: due)
                now = time.now
            case .end: return
            }
        }
    }

    /// One at a time, so that a deadline can be disarmed until the very call that tells its owner.
    private func step(_ turn: UInt64, _ now: Int64) -> Step {
        state.withLock { state in
            guard state.sleeper?.turn == turn else { return .end }
            if let due = state.table.popDue(at: now) {
                state.sleeper?.until = nil
                return .fire(due.owner, due.timer)
            }
            guard let earliest = state.table.earliest else {
                state.sleeper = nil
                return .end
            }
            let until = min(earliest, time.longestSleep.map { now + $0 } ?? earliest)
            state.sleeper?.until = until
            return .sleep(until: until)
        }
    }
}
