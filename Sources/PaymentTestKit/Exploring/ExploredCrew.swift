internal import PaymentCheckout

/// Starts the tasks of a play, each on its scheduler, and knows which have not ended.
public final class ExploredCrew: Sendable {
    private struct Member: Sendable {
        let name: String
        let number: Int
        /// Nil: nobody waits for it or cancels it.
        var task: Task<Void, Never>?
        var isAwaited: Bool
        let isDriving: Bool
        var hasEnded = false
    }
    private let members = Lock<[Member]>([])
    /// Where every task of the play belongs, as its executor preference.
    public let scheduler: DeterministicScheduler
    /// The play's time.
    public let clock: VirtualClock

    init(_ scheduler: DeterministicScheduler) {
        self.scheduler = scheduler
        clock = VirtualClock(scheduler)
    }

    /// Starts a task.
    ///
    /// - Parameters:
    ///   - name: what a report calls it.
    ///   - number: told apart from others of that name. Zero by default: it is not.
    ///   - isAwaited: `awaited()` waits for its end. By default it does not.
    ///   - isDriving: it calls the engine and waits, as a request of a client does, and goes away with `cancelDriving()`. By default it does
    ///     not.
    ///   - body: what it does.
    public func spawn(
        _ name: String, number: Int = 0, isAwaited: Bool = false, isDriving: Bool = false,
        _ body: @escaping @Sendable (ExploredCrew) async -> Void
    ) {
        let place = members.withLock { members in
            members.append(Member(name: name, number: number, isAwaited: isAwaited, isDriving: isDriving))
            return members.count - 1
        }
        // A task of its own with the scheduler as its preference: that is what an exploration is made of.
        let task = Task(executorPreference: scheduler) {
            await body(self)
            self.members.withLock { members in
                members[place].hasEnded = true
                members[place].task = nil
            }
        }
        if isAwaited || isDriving {
            members.withLock { if !$0[place].hasEnded { $0[place].task = task } }
        }
    }

    /// The clients went away: the tasks that drive are cancelled.
    public func cancelDriving() {
        for member in members.withLock({ $0 }) where member.isDriving { member.task?.cancel() }
    }

    /// Returns when all that are awaited have ended, also those that were started meanwhile.
    public func awaited() async {
        while let next = members.withLock({ $0.first { $0.isAwaited && !$0.hasEnded }?.task }) { await next.value }
    }

    /// The tasks that have not ended, in the order in which they were started.
    public var openWork: [OpenWork] {
        members.withLock { members in
            members.filter { !$0.hasEnded }.map { member in
                OpenWork(.task, member.number == 0 ? member.name : "\(member.name) \(member.number)")
            }
        }
    }
}
