internal import PaymentCheckout
internal import Synchronization

/// Calls bodies later, on an injected time: one sleeping task for all of them, not one each.
///
/// Due instants are rounded up to the grain, so that a burst of answers is one waking-up.
final class SandboxTimer: Sendable {
    private let deadlines: Deadlines
    private let grain: Int64
    private let waiting = Atomic<Int>(0)

    init(time: TimeSource, grain: Duration, executor: (any TaskExecutor)?) {
        deadlines = Deadlines(time: time, executor: executor)
        self.grain = max(1, grain.wholeNanoseconds)
    }

    /// How many bodies have not been called yet.
    var count: Int { waiting.load(ordering: .acquiring) }

    func after(_ delay: Duration, _ body: @escaping @Sendable () -> Void) {
        waiting.wrappingAdd(1, ordering: .relaxed)
        let due = deadlines.now + max(0, delay.wholeNanoseconds)
        let delayed = DelayedBody {
            body()
            self.waiting.wrappingSubtract(1, ordering: .releasing)
        }
        _ = deadlines.arm(delayed, at: (due / grain + 1) * grain)
    }
}

private final class DelayedBody: Expirable {
    private let body: @Sendable () -> Void
    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    func expired(_ timer: DeadlineTimer) { body() }
}
