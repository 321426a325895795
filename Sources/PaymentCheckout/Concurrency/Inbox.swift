/// Where replies from synchronous contexts wait for a short-lived pump that hands each to its session, in order (EN-13).
///
/// The items and "a pump exists" sit under one lock, so that no wake-up is lost. The pump ends when nothing is left.
package final class Inbox: Sendable {
    struct Queue {
        var items = Fifo<any Pending>()
        /// The pump that takes items; an older one ends when it comes back. Zero: there is none.
        var pump = 0
        var pumpsStarted = 0
        var isWatched = false
        /// Counts what was taken, so that a watchdog sees whether the queue moves.
        var taken = 0
    }
    let queue = Lock(Queue())
    let executor: (any TaskExecutor)?

    /// - Parameter executor: where the pump runs, for deterministic exploration; then there is no watchdog, because all
    ///   runs on one thread. Nil: the global pool.
    package init(executor: (any TaskExecutor)? = nil) { self.executor = executor }

    /// Adds an item behind those that wait. Returns at once; callable from anywhere.
    package func push(_ item: any Pending) {
        let (pump, watched) = queue.withLock { queue -> (Int, Int?) in
            queue.items.append(item)
            if queue.pump == 0 { return (queue.newPump(), nil) }
            guard executor == nil, !queue.isWatched else { return (0, nil) }
            queue.isWatched = true
            return (0, queue.taken)
        }
        if pump != 0 { start(pump: pump) }
        if let watched { startWatchdog(from: watched) }
    }

    /// How many items wait, not counting those that a pump has taken.
    package var waiting: Int { queue.withLock { $0.items.count } }

    // Detached: a pump serves many sessions, so it must not inherit the priority and the task-local values of whoever
    // happened to push first. Two call sites: a nil preference handed on would be recorded in the task, and each of its
    // hops would then take a lock.
    func start(pump: Int) {
        if let executor {
            Task.detached(executorPreference: executor) { await self.run(pump: pump) }
        } else {
            Task.detached { await self.run(pump: pump) }
        }
    }

    private func run(pump: Int) async {
        while let item = queue.withLock({ $0.take(pump) }) { await item.handOver() }
    }
}

extension Inbox.Queue {
    mutating func newPump() -> Int {
        pumpsStarted += 1
        pump = pumpsStarted
        return pump
    }

    /// The next item for a pump, or nil: nothing is left, or another pump has replaced this one.
    mutating func take(_ asking: Int) -> (any Pending)? {
        guard pump == asking else { return nil }
        guard let item = items.popFirst() else {
            pump = 0
            return nil
        }
        taken += 1
        return item
    }
}
