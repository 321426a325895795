internal import PaymentCheckout

/// A virtual time and the tasks that sleep on it.
final class Sleepers: Sendable {
    typealias Continuation = CheckedContinuation<Void, any Error>

    private let table = Lock(SleeperTable())

    var now: Int64 { table.withLock { $0.now } }
    var earliest: Int64? { table.withLock { $0.earliest } }
    var count: Int { table.withLock { $0.waiting } }

    func sleep(until due: Int64) async throws {
        let sleeper = table.withLock { $0.announce() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: Continuation) in
                let (result, gathered) = table.withLock { $0.register(sleeper, until: due, continuation) }
                for waiter in gathered { waiter.resume() }
                if let result { continuation.resume(with: result) }
            }
        } onCancel: {
            table.withLock { $0.cancel(sleeper) }?.resume(throwing: CancellationError())
        }
    }

    /// Moves to the earliest instant and wakes the first who waits for it.
    func fireEarliest() {
        table.withLock { $0.popEarliest() }?.resume()
    }

    func advance(to instant: Int64) {
        for continuation in table.withLock({ $0.advance(to: instant) }) { continuation.resume() }
    }

    func gathered(_ count: Int) async {
        await withCheckedContinuation { continuation in
            let isThere = table.withLock { $0.gather(count, continuation) }
            if isThere { continuation.resume() }
        }
    }
}
