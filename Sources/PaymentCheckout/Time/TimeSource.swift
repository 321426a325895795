/// The engine's time: whole nanoseconds since it was made, read from any clock, never from the wall (EN-40).
public struct TimeSource: Sendable {
    private let read: @Sendable () -> Int64
    /// The usual clock is read without the closure, which all sessions share: its retain would be fought over at each reading.
    private let isContinuous: Bool
    private let continuousOrigin: ContinuousClock.Instant
    private let wait: @Sendable (Int64) async -> Void
    /// The longest sleep worth starting when it may be cancelled; nil: any length.
    ///
    /// The runtime's clocks keep a cancelled sleep's timer, and the job behind it, until its instant has come. A sleep
    /// in short stretches leaves little behind.
    package let longestSleep: Int64?

    /// Makes a source that starts at zero now. The clock's sleep may throw only when its task is cancelled.
    public init(_ clock: some Clock<Duration>) {
        let origin = clock.now
        let continuous = origin as? ContinuousClock.Instant
        isContinuous = continuous != nil
        continuousOrigin = continuous ?? ContinuousClock.now
        longestSleep = clock is ContinuousClock || clock is SuspendingClock ? 1_000_000_000 : nil
        read = { origin.duration(to: clock.now).wholeNanoseconds }
        wait = { instant in try? await clock.sleep(until: origin.advanced(by: .nanoseconds(instant)), tolerance: nil) }
    }

    /// Nanoseconds since this source was made.
    public var now: Int64 {
        guard isContinuous else { return read() }
        return continuousOrigin.duration(to: ContinuousClock.now).wholeNanoseconds
    }

    /// Returns at the instant, or earlier when the task is cancelled.
    public func sleep(until instant: Int64) async { await wait(instant) }
}
