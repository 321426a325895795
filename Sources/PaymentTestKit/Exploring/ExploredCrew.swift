internal import PaymentCheckout

/// Starts the tasks of an exploration, each on the scheduler.
final class ExploredCrew: Sendable {
    fileprivate struct Member: Sendable {
        let task: Task<Void, Never>
        /// Whether the exploration waits for it before it closes the session.
        let isAwaited: Bool
        let isDriving: Bool
    }
    private let members = Lock<[Member]>([])
    let scheduler: DeterministicScheduler
    let clock: VirtualClock

    init(_ scheduler: DeterministicScheduler) {
        self.scheduler = scheduler
        clock = VirtualClock(scheduler)
    }

    /// - Parameter isAwaited: the exploration waits for its end before it closes the session.
    /// - Parameter isDriving: it calls the engine and waits, as a request of a client does.
    func spawn(
        _ name: String, isAwaited: Bool = false, isDriving: Bool = false,
        _ body: @escaping @Sendable (ExploredCrew) async -> Void
    ) {
        // A task of its own with the scheduler as its preference: that is what an exploration is made of.
        let task = Task(name: name, executorPreference: scheduler) { await body(self) }
        if isAwaited || isDriving {
            members.withLock { $0.append(Member(task: task, isAwaited: isAwaited, isDriving: isDriving)) }
        }
    }

    /// The client went away: the tasks that drive are cancelled.
    func cancelDriving() { for member in members.withLock({ $0 }) where member.isDriving { member.task.cancel() } }

    /// Returns when all that are awaited have ended, also those that were started meanwhile.
    func awaited() async {
        while let next = members.withLock({ $0.popAwaited() }) { await next.value }
    }

    func pause(_ moment: PazeScenario.Moment) async -> Bool {
        switch moment {
        case .turns(let turns):
            for _ in 0..<turns { await Task.yield() }
            return true
        case .seconds(let seconds):
            do { try await clock.sleep(for: .seconds(seconds)) } catch { return false }
            return true
        }
    }
}

extension [ExploredCrew.Member] {
    fileprivate mutating func popAwaited() -> Task<Void, Never>? {
        firstIndex { $0.isAwaited }.map { remove(at: $0).task }
    }
}
