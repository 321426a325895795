/// The virtual time of a deterministic scheduler: it moves when the scheduler fires a timer.
public struct VirtualClock: Clock, Sendable {
    private let scheduler: DeterministicScheduler

    /// Makes the clock of a scheduler.
    public init(_ scheduler: DeterministicScheduler) { self.scheduler = scheduler }

    /// The scheduler's time.
    public var now: VirtualInstant { VirtualInstant(nanoseconds: scheduler.now) }

    /// One nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// Waits until the scheduler's time is there; throws `CancellationError` when the task is cancelled first.
    public func sleep(until deadline: VirtualInstant, tolerance: Duration?) async throws {
        try await scheduler.sleepers.sleep(until: deadline.nanoseconds)
    }
}
