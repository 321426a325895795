/// The engine's time: whole nanoseconds since it was made, read from any clock, never from the wall (EN-40).
public struct TimeSource: Sendable {
    private let read: @Sendable () -> Int64
    private let wait: @Sendable (Int64) async -> Void

    /// Makes a source that starts at zero now.
    public init(_ clock: some Clock<Duration>) {
        let origin = clock.now
        read = { origin.duration(to: clock.now).wholeNanoseconds }
        wait = { instant in try? await clock.sleep(until: origin.advanced(by: .nanoseconds(instant)), tolerance: nil) }
    }

    /// Nanoseconds since this source was made.
    public var now: Int64 { read() }

    /// Returns at the instant, or earlier when the task is cancelled.
    public func sleep(until instant: Int64) async { await wait(instant) }
}
