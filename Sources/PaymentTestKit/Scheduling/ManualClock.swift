/// A clock that moves only when a test says so; usable with real threads.
public final class ManualClock: Clock, Sendable {
    private let sleepers = Sleepers()

    /// Makes a clock at zero.
    public init() {}

    /// Where the test has moved it.
    public var now: VirtualInstant { VirtualInstant(nanoseconds: sleepers.now) }

    /// One nanosecond.
    public var minimumResolution: Duration { .nanoseconds(1) }

    /// How many tasks sleep on it.
    public var sleeperCount: Int { sleepers.count }

    /// When the first of them is due; nil: nobody sleeps.
    public var earliest: VirtualInstant? { sleepers.earliest.map { VirtualInstant(nanoseconds: $0) } }

    /// Moves the time on and wakes who is due, in order of their instants, then of their arrival.
    ///
    /// A woken task that sleeps again counts from the new time. A negative duration moves nothing.
    public func advance(by duration: Duration) {
        sleepers.advance(to: now.advanced(by: duration).nanoseconds)
    }

    /// Moves to the earliest instant that anybody sleeps until, and wakes them; false: nobody sleeps.
    @discardableResult
    public func advanceToEarliest() -> Bool {
        guard let earliest = sleepers.earliest else { return false }
        sleepers.advance(to: earliest)
        return true
    }

    /// Returns once at least so many tasks sleep, so that a test never polls.
    public func sleepers(atLeast count: Int) async {
        await sleepers.gathered(count)
    }

    /// Waits until the time has been moved there; throws `CancellationError` when the task is cancelled first.
    public func sleep(until deadline: VirtualInstant, tolerance: Duration?) async throws {
        try await sleepers.sleep(until: deadline.nanoseconds)
    }
}
