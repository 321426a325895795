internal import Synchronization

/// A fixed number of workers, each of which runs one session after another.
struct ClosedLoop: Sendable {
    let sessions: Int
    let concurrency: Int

    /// Runs each session once, by its number, and says how many ended as they should.
    @concurrent func run(_ session: @escaping @Sendable (Int) async -> Bool) async -> Int {
        guard sessions > 0 else { return 0 }
        let workers = min(max(1, concurrency), sessions)
        let tally = Tally(workers: workers)
        await withCheckedContinuation { done in
            for worker in 0..<workers {
                let share = (sessions * worker / workers)..<(sessions * (worker + 1) / workers)
                // Detached, because a task group over 100,000 children takes time that grows with its square.
                Task.detached {
                    var good = 0
                    for number in share where await session(number) { good += 1 }
                    if tally.add(good) { done.resume() }
                }
            }
        }
        return tally.good
    }

    private final class Tally: Sendable {
        private let sum = Atomic(0)
        private let left: Atomic<Int>

        init(workers: Int) {
            left = Atomic(workers)
        }

        var good: Int { sum.load(ordering: .acquiring) }

        /// Whether this was the last worker.
        func add(_ good: Int) -> Bool {
            sum.wrappingAdd(good, ordering: .releasing)
            return left.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0
        }
    }
}
