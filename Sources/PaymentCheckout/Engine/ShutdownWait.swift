/// Waits for sessions to end, or for a limit on the engine's clock, whichever comes first.
final class ShutdownWait: Expirable {
    private enum State: Sendable {
        case open
        case waiting(CheckedContinuation<Void, Never>)
        case done
    }
    private let state = Lock(State.open)
    private let deadlines: Deadlines

    init(deadlines: Deadlines) { self.deadlines = deadlines }

    func wait(until due: Int64) async {
        var timer = deadlines.arm(self, at: due)
        await withCheckedContinuation { continuation in
            let isDone = state.withLock { state in
                if case .done = state { return true }
                state = .waiting(continuation)
                return false
            }
            if isDone { continuation.resume() }
        }
        deadlines.disarm(&timer)
    }

    func finish() {
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            defer { state = .done }
            if case .waiting(let continuation) = state { return continuation }
            return nil
        }
        waiting?.resume()
    }

    func expired(_ timer: DeadlineTimer) { finish() }
}
